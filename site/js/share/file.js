/** The files that matches are exported to, and opening one with the installed app. */

export const FILE_ENDING = '.escale';

/** Nobody else's, so that no system adds an ending of its own. The content is the record, a plain text. */
export const FILE_TYPE = 'application/x-escale';

/** What a chooser of files offers: also those of earlier versions, which were called `.escale.txt`, and texts saved by hand. */
export const FILES_ACCEPTED = `${FILE_ENDING},${FILE_TYPE},.txt,text/plain`;

/** @param {string} game @param {Date} date */
export function fileName(game, date) {
  return `${game.replaceAll('_', '-')}-${date.toISOString().slice(0, 16).replace(/[:T]/g, '-')}${FILE_ENDING}`;
}

/**
 * What the system hands over when somebody opens a file with the app.
 * @typedef {{files?: readonly {getFile: () => Promise<File>}[]}} Launch
 */

/**
 * Listen for files the app was opened with. Several at once are one match after the other, and only one can be on the screen: the
 * first.
 *
 * @param {object} page
 * @param {{setConsumer: (hear: (launch: Launch) => void) => void} | undefined} page.queue the browser's launch queue, if it has one
 * @param {(file: File) => Promise<string>} page.read
 * @param {(text: string) => void | Promise<void>} page.open
 * @param {(error: any) => void} page.fail
 */
export function hearLaunches({ queue, read, open, fail }) {
  queue?.setConsumer(async ({ files = [] }) => {
    if (files.length === 0) return;
    try {
      await open(await read(await files[0].getFile()));
    } catch (error) {
      fail(error);
    }
  });
}
