/*
 * Small warm sounds of a wooden table, made on the spot: no files. Nothing is created before the first sound is asked for,
 * and nobody asks unless the player wants sounds. Each sound is a few struck partials with a breath of noise for the contact.
 *
 *   const sounds = createSounds();  sounds.play('move');
 */

/** A struck partial: Hz, how loud, seconds to fade, seconds of delay. @typedef {[number, number, number, number?]} Partial */
/** The contact: how loud, Hz of the band, seconds, seconds of delay. @typedef {[number, number, number, number?]} Knock */
/** @typedef {{ partials: Partial[], knocks: Knock[] }} Sound */

/** Wood on felt: the body of a small turned piece. @param {number} pitch @param {number} loud @param {number} [delay] @returns {Partial[]} */
function wood(pitch, loud, delay = 0) {
  return [
    [pitch, loud, 0.11, delay],
    [pitch * 2.76, loud * 0.35, 0.06, delay],
    [pitch * 5.4, loud * 0.12, 0.03, delay],
  ];
}

/** Glass: thin, bright, a little longer. @param {number} pitch @param {number} loud @param {number} [delay] @returns {Partial[]} */
function glass(pitch, loud, delay = 0) {
  return [
    [pitch, loud, 0.32, delay],
    [pitch * 2.32, loud * 0.4, 0.2, delay],
    [pitch * 4.25, loud * 0.15, 0.1, delay],
  ];
}

/** @type {Record<string, Sound>} */
export const SOUNDS = {
  // A support set down
  move: { partials: wood(310, 0.5), knocks: [[0.5, 1400, 0.03]] },
  // The marble leaves its hollow, rolls and lands
  pass: { partials: [...glass(1480, 0.1), ...wood(420, 0.34, 0.13), ...glass(1180, 0.13, 0.13)], knocks: [[0.12, 2600, 0.12], [0.3, 1700, 0.03, 0.13]] },
  // Two dice on the wood: they bounce, then lie
  roll: {
    partials: [0, 0.07, 0.16, 0.3, 0.42].flatMap((delay, i) => wood(620 - i * 45, 0.26 - i * 0.03, delay)),
    knocks: [[0.4, 2400, 0.025], [0.34, 2100, 0.025, 0.07], [0.3, 2300, 0.025, 0.16], [0.24, 1900, 0.025, 0.3], [0.18, 1700, 0.03, 0.42]],
  },
  // Two fingers on the table: your turn
  end: { partials: [...wood(196, 0.42), ...wood(233, 0.3, 0.09)], knocks: [[0.25, 700, 0.04], [0.18, 800, 0.04, 0.09]] },
  // A hand laid flat
  antijeu: { partials: [...wood(147, 0.6), ...wood(220, 0.35, 0.12), ...wood(294, 0.3, 0.24)], knocks: [[0.6, 500, 0.06]] },
  // A dull tap that goes nowhere
  refused: { partials: [[118, 0.45, 0.1], [93, 0.35, 0.13, 0.07]], knocks: [[0.2, 380, 0.05]] },
  // A little rising call on a wooden xylophone
  win: {
    partials: [392, 494, 587, 784].flatMap((pitch, i) => [...wood(pitch, 0.4, i * 0.11), /** @type {Partial} */ ([pitch, 0.16, 0.55, i * 0.11])]),
    knocks: [[0.2, 1500, 0.03], [0.2, 1600, 0.03, 0.11], [0.2, 1700, 0.03, 0.22], [0.25, 1900, 0.03, 0.33]],
  },
};

const VOLUME = 0.32;

/**
 * @param {AudioContext} context
 * @param {AudioNode} out
 * @param {Partial} partial
 */
function strike(context, out, [pitch, loud, fade, delay = 0]) {
  const start = context.currentTime + delay;
  const tone = context.createOscillator();
  const shape = context.createGain();
  tone.frequency.setValueAtTime(pitch * 1.012, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.02);
  shape.gain.setValueAtTime(0, start);
  shape.gain.linearRampToValueAtTime(loud, start + 0.003);
  shape.gain.exponentialRampToValueAtTime(0.0006, start + fade * 2.2);
  tone.connect(shape).connect(out);
  tone.start(start);
  tone.stop(start + fade * 2.3);
}

/**
 * @param {AudioContext} context
 * @param {AudioNode} out
 * @param {AudioBuffer} noise
 * @param {Knock} knock
 */
function knock(context, out, noise, [loud, band, length, delay = 0]) {
  const start = context.currentTime + delay;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const shape = context.createGain();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = band;
  filter.Q.value = 0.9;
  shape.gain.setValueAtTime(loud, start);
  shape.gain.exponentialRampToValueAtTime(0.0008, start + length);
  source.connect(filter).connect(shape).connect(out);
  source.start(start, Math.random() * 0.2, length + 0.02);
}

/** @param {AudioContext} context */
function whiteNoise(context) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * 0.4), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/**
 * A box of sounds. A browser without audio, or one that does not allow it yet, stays silent.
 * @param {{ create?: () => AudioContext }} [options] create: where the audio comes from
 */
export function createSounds({ create = () => new AudioContext() } = {}) {
  /** @type {{ context: AudioContext, out: AudioNode, noise: AudioBuffer } | null} */
  let table = null;

  function open() {
    const context = create();
    const out = context.createGain();
    out.gain.value = VOLUME;
    // A soft ceiling, so that two sounds at once never crackle.
    const ceiling = context.createDynamicsCompressor();
    out.connect(ceiling).connect(context.destination);
    return { context, out, noise: whiteNoise(context) };
  }

  return {
    /** @param {string} name a sound's name; kinds of steps without a sound of their own sound like a move */
    play(name) {
      try {
        table ??= open();
        const { context, out, noise } = table;
        if (context.state === 'suspended') void context.resume().catch(() => {});
        const sound = SOUNDS[name] ?? SOUNDS.move;
        for (const each of sound.partials) strike(context, out, each);
        for (const each of sound.knocks) knock(context, out, noise, each);
      } catch {
        // No audio here: the game goes on without.
      }
    },
  };
}
