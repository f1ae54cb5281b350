// The shapes that cross module borders, for the checker only. One home for each: the bridge answers views,
// a drawing module draws them, the play code goes between.

import type { ComponentChildren, JSX } from 'preact';

export type Seat = number;

/** Words by key, with arguments: `t('play-turn', { seat: 'Ada' })`. */
export type Translate = (key: string, args?: Record<string, string | number>) => string;

export interface Reason {
  code: string;
  params: Record<string, string | number>;
}

export interface Step {
  /** The typeable text form; what the engine is asked to play. */
  text: string;
  /** What sort of step it is: `move`, `pass`, `end`, ... */
  kind: string;
  /** Places in the order a player points at them; empty for a step that is a button. */
  parts: string[];
  /** The places may be pointed at in any order. */
  unordered?: boolean;
  /** Who made it; in the history only. */
  seat?: Seat | 'chance';
  /** What the same piece could do next in the same turn: places to point at right away. */
  then?: Step[];
  [extra: string]: unknown;
}

export interface Turn {
  /** From 1; 0 is the set-up. */
  turn: number;
  /** Whose turn it is; null in the set-up. */
  seat: Seat | null;
  /** Index of the turn's first step in the match. */
  from: number;
  steps: Step[];
}

export interface SeatInfo {
  /** Empty: the interface's own word for the seat. */
  name: string;
  /** `human`, or `opponent:<level>`. */
  kind: string;
  /** The number of the sign it bears, where seats choose theirs; empty or absent: the seat's own. */
  sign?: string;
}

export interface Outcome {
  termination: string;
  /** Empty: a draw. */
  winners: Seat[];
  ranks: number[] | null;
}

/** A match by correspondence, as this device knows it. */
export interface Post {
  /** What both devices call it. */
  id: string;
  /** Seat -> the device it belongs to: `a` invites, `b` joins. */
  owners: string;
  /** Which one this is; null: neither. */
  side: 'a' | 'b' | null;
  joined: boolean;
  status: 'play' | 'send' | 'wait' | 'over' | 'look';
  /** The device without which it does not go on. */
  awaited: 'a' | 'b' | null;
  /** Steps that both devices have. */
  settled: number;
  /** All it takes to go on, beside the device's secret. */
  record: string;
}

export interface View {
  /** The engine's handle; null in a page's embedded first view. */
  match: string | null;
  game: string;
  version: number;
  options: Record<string, string>;
  teaching: boolean;
  seats: SeatInfo[];
  viewer: Seat | null;
  /** Steps played in the position shown. */
  at: number;
  /** Steps in the match, those taken back included. */
  length: number;
  actor: Seat | 'chance' | null;
  turn: number;
  board: any;
  /** The seats that see more than everybody does. */
  private: Seat[];
  steps: Step[];
  refusals: Record<string, Reason>;
  history: Turn[];
  can: { undo: boolean; redo: boolean; undo_turn: boolean; redo_turn: boolean; undo_refused: Reason | null };
  outcome: Outcome | null;
  /** Of a match by correspondence; absent in views of older versions. */
  post?: Post | null;
  record: string;
  position: string;
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  needs: Record<string, Record<string, string[]>>;
}

export interface GameInfo {
  id: string;
  version: number;
  /** How many may play, the usual number first. */
  seat_counts: number[];
  /** Options that bear on it: value -> how many may play then. */
  seats_for: Record<string, Record<string, number[]>>;
  options: OptionInfo[];
  advice: { option: string; value: string; when: Record<string, string>; code: string }[];
  facts: Record<string, number>;
  terminations: string[];
  /** Whether chance acts in it. */
  chance: boolean;
  /** Whether it can tell more than the view: dangers, chances. */
  hints: boolean;
  /** Whether seats have secrets, and are asked to react. */
  hides: boolean;
  /** Values of options with which something is hidden: they cannot be had by correspondence. */
  hides_for: Record<string, string[]>;
}

/** How the player wants boards to look. */
export interface Look {
  flip: boolean;
  coordinates: boolean;
  bigPieces: boolean;
  contrast: boolean;
}

export interface Place {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /** For the arrow keys: neighbours share a row or a column. */
  row: number;
  col: number;
}

export interface Piece {
  /** Stable from view to view: the play code matches pieces of equal kind and seat that moved. */
  key?: string;
  kind: string;
  seat: Seat | null;
  at: string;
  x: number;
  y: number;
  /** Where it was before the last step, if not where it is. */
  from?: string;
}

/** What the board shows on top of the position. */
export interface Marks {
  movable: Set<string>;
  selected: string | null;
  /** Everything pointed at so far, in order. */
  selection: string[];
  /** Place -> kind of the step that ends or goes on there. */
  targets: Map<string, string>;
  lastTurn: Step[];
  hover: string | null;
  refused: string | null;
  /** Of several ways to a place, the last is taken instead of the first. */
  swapped: boolean;
  /** Places where something has been turned round. */
  turned: ReadonlySet<string>;
  /** The text of a step that is being composed. */
  draft: string | null;
  /** What the game has to tell besides, if it was asked. */
  hints: any;
  /** What would come next after the selection, looked at before it is confirmed. */
  considered: string | null;
  /** The way the board is looked at; null is the usual one. */
  lens: string | null;
  /** Places a figure points at. */
  pointed?: Set<string>;
}

/** Another way to look at the board, shown while its key is held, or from one stroke of it to the next. */
export interface Lens {
  name: string;
  key: string;
  /** Also shown while a finger rests on the board. */
  held?: boolean;
  /** Boards that are only looked at are shown this way: figures have no keys. */
  still?: boolean;
}

/** What pointing has led to so far. */
export interface Pointing {
  view: View;
  selection: readonly string[];
  turned: ReadonlySet<string>;
  draft: string | null;
}

/** What a drawing may ask for beside the board. */
export interface Acts {
  point(place: string): void;
  /** Compose a step that is not listed. */
  compose(draft: string | null): void;
  /** Look at what would come next after the selection, without making it. */
  consider(part: string | null): void;
  /** Look at the board in another way, or in the usual one again. */
  see(lens: string | null): void;
  /** A new match of the same players that begins with these steps of chance. */
  restart(chance: string[]): void;
  /** Take the other of several ways to a place. */
  swap(): void;
  toggleHints(): void;
  openStats(): void;
  /** Play a step by its text, listed or not. */
  play(text: string): void;
  /** Let go of everything pointed at. */
  cancel(): void;
  /** Show a seat what it alone may see, behind a curtain. */
  look(seat: Seat): void;
}

/** What is asked of players who may react, one after the other. */
export interface Asking {
  /** Who is asked now, then those after, as long as all decline. */
  seats: Seat[];
  /** The text of the step that declines. */
  decline: string;
  /** Whose turn it is meanwhile. */
  turn: Seat;
  /** The question, by key. */
  key: string;
  args?: Record<string, string | number>;
  /** It is put whatever the settings say: somebody has acted, and this is the answer. */
  urgent: boolean;
}

/** What one seat sees behind the curtain. */
export interface PrivateProps {
  /** The seat's own view. */
  view: View;
  look: Look;
  t: Translate;
  uid: string;
  /** Play a step of that view, and let the curtain fall. */
  onPlay(text: string): void;
}

/** What lies beside the board: the panel, the tray under it. */
export interface SideProps {
  view: View;
  look: Look;
  marks: Marks;
  t: Translate;
  act: Acts;
  /** Whether the player wants the game's hints. */
  helped: boolean;
  /** What the one person among opponents may see, to be shown without a curtain; null if there is no such person. */
  own: View | null;
}

export interface GroundProps {
  view: View;
  look: Look;
  uid: string;
}

export interface BoardProps {
  view: View;
  look: Look;
  marks: Marks;
  pieces: Piece[];
  t: Translate;
  /** Prefix for ids inside the SVG: several boards may share a page. */
  uid: string;
  /** The ground is drawn elsewhere. */
  bare?: boolean;
}

export interface GameDrawing {
  id: string;
  geometry(view: View, look: Look): { width: number; height: number; places: Place[] };
  /** `draft` is the step being composed, where legal steps are too many to be listed. */
  pieces(view: View, look: Look, draft?: string | null): Piece[];
  /** What depends on options and look alone. A live board draws it once, in a layer of its own, so that nothing repaints it; `Board` includes it unless told to be bare. */
  Ground?(props: GroundProps): JSX.Element;
  Board(props: BoardProps): JSX.Element;
  Panel?(props: SideProps): JSX.Element | null;
  /** What a seat has so far, on its plate: a short text, and its words for those who hear. */
  score?(seat: Seat, view: View, t: Translate): { text: Children; label: string };
  /** What to say beside the board when there is nothing else to say. */
  hint?(view: View, marks: Marks, t: Translate): string;
  /** Under the board on a small screen: the same choices with room for a finger. */
  Tray?(props: SideProps): JSX.Element | null;
  /** What the match has been like so far, in a dialog of its own: how the dice fell. */
  Stats?(props: { view: View; t: Translate; act: Acts }): JSX.Element | null;
  /**
   * Chance that a player sets off: whose it is and the key of the button's words. Null: it acts by itself. Nobody's chance belongs to
   * the set-up; `table` is then the key of the button that opens `ChanceInput`.
   */
  chance?(view: View): { seat: Seat | null; key: string; table?: string } | null;
  /** What chance brought on the table at home, to be typed in: `onPlay` takes the text of the step. */
  ChanceInput?(props: { view: View; t: Translate; onPlay(text: string): void; onClose(): void }): JSX.Element;
  /** Players who may react now, asked together at one device; null when nobody is. */
  asking?(view: View): Asking | null;
  /** What only the seat of the view may see, and what it may do with it. */
  Private?(props: PrivateProps): JSX.Element | null;
  /** The steps of chance another match may begin with, to be played on the same terrain. */
  opening?(view: View): string[];
  /** Other ways to look at the board. */
  lenses?: Lens[];
  /** A second tap on the last place chosen: what to consider next. Undefined: the place is let go. */
  again?(selection: string[], considered: string | null, view: View): string | null | undefined;
  /** The way from the selected place to a target, for those who hear. A finger's first tap on a target only shows it. */
  way?(from: string, to: string, view: View, t: Translate): string;
  Cover(props: { t: Translate; uid: string }): JSX.Element;
  /**
   * `seat`: the seat, or the number of the sign it bears where seats choose theirs. `view` is there once a match is: a side
   * may have been drawn by lot.
   */
  Swatch(props: { seat: Seat; options: Record<string, string>; uid: string; view?: View }): JSX.Element;
  /** How many signs there are for seats to choose from; seats have their own unless told. */
  signs?: number;
  describe(place: string, view: View, t: Translate, marks?: Marks): string;
  announce(step: Step, seat: Seat | 'chance', view: View, t: Translate): string;
  formatStep(step: Step, view: View, t: Translate): string;
  /** The text of the step these places mean, legal or not, to ask the rules why it is refused; null when they mean none. */
  attempt?(parts: string[], view: View): string | null;
  /** The places, from the first, that pointing at one means, where it is more than that place by itself. */
  meant?(place: string, play: Pointing): string[] | undefined;
  /** Whether pointing at a place turns round what lies there. */
  turns?(place: string, play: Pointing): boolean;
  /** Pointing that composes a step which is not listed: what is selected then, and the step's text. */
  compose?(place: string, play: Pointing): { selection: string[]; draft: string | null } | undefined;
  /** The seat that sits at the bottom of a board that is not flipped; 0 unless told. */
  bottom?: Seat;
}

/** What the build embeds in every page. Addresses are relative to the page, `locales` and `worker` to `root`. */
export interface Boot {
  kind: 'home' | 'play' | 'rules' | 'embed' | 'check';
  lang: string;
  languages: string[];
  game: string | null;
  root: string;
  version: string;
  build?: string;
  info: GameInfo | null;
  games: GameInfo[];
  view: View | null;
  examples: { id: string; caption: string; options: Record<string, string>; seats: number | null; position: string | null; steps: string[]; view?: View }[] | null;
  /**
   * `embed` is missing where nothing can be embedded from. `public` is where shared links lead; missing: to the page itself; null: nowhere,
   * for a file that knows of no site.
   */
  links: { home: string; self: Record<string, string>; games: Record<string, { play: string; rules: string }>; pages: { embed?: string; check: string }; public?: string | null };
  /** The whole site in one file, to be carried away: its address and its size in megabytes. */
  single?: { href: string; size: number };
  locales: Record<string, string>;
  worker: string;
  /** Origins whose pages may talk to a game in a frame; none: whichever shows it. */
  hosts?: string[];
  /** What the page that makes lines for other sites needs. */
  embed?: { shelf: import('./embed/element.js').Shelf; examples: Record<string, { id: string; caption: string }[]> };
}

export type Children = ComponentChildren;
