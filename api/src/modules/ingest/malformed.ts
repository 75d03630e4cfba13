/** A fault of a file, with its position as text such as "line 3, column 2 (views)". */
export type FileFault = {
  path: string;
  message: string;
  code: string;
};

/** A file was refused because of faults; nothing of it was stored. */
export class MalformedFileError extends Error {
  override name = 'MalformedFileError';
  readonly faults: readonly FileFault[];

  constructor(faults: readonly FileFault[]) {
    super(faults.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    this.faults = faults;
  }
}

/** A delivery was refused because it looks wrong, although its file has no fault; a reason overrules it. */
export class DoubtfulDeliveryError extends Error {
  override name = 'DoubtfulDeliveryError';
  readonly faults: readonly FileFault[];

  constructor(faults: readonly FileFault[]) {
    super(faults.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    this.faults = faults;
  }
}

/** `line` and `column` count from 1. */
export const fault = (
  place: { line: number; column?: number; name?: string },
  code: string,
  message: string,
): FileFault => ({
  path: [
    `line ${place.line}`,
    place.column === undefined ? '' : `, column ${place.column}`,
    place.name === undefined ? '' : ` (${place.name})`,
  ].join(''),
  message,
  code,
});
