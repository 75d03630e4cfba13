/** An error of a file, with its position as text such as "line 3, column 2 (views)". */
export type FileError = {
  path: string;
  message: string;
  code: string;
  line?: number | undefined;
  /** The name of the column. */
  column?: string | undefined;
  /** The refused cell, shortened. */
  value?: string | undefined;
  /** The allowed value that is nearest to it. */
  nearest?: string | undefined;
  /** The line that says the same before. */
  first_line?: number | undefined;
};

/** A file was refused because of errors; nothing of it was stored. */
export class MalformedFileError extends Error {
  override name = 'MalformedFileError';
  readonly errors: readonly FileError[];

  constructor(errors: readonly FileError[]) {
    super(errors.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    this.errors = errors;
  }
}

const MAX_VALUE_LENGTH = 100;

/** A cell as a refusal quotes it. */
export const shortenValue = (value: string) =>
  value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH).toWellFormed()}…` : value;

/** `line` and `column` count from 1; `value` is the cell that was refused. */
export const createFileError = (
  place: { line: number; column?: number; name?: string; value?: string },
  code: string,
  message: string,
): FileError => ({
  path: [
    `line ${place.line}`,
    place.column === undefined ? '' : `, column ${place.column}`,
    place.name === undefined ? '' : ` (${place.name})`,
  ].join(''),
  message,
  code,
  line: place.line,
  ...(place.name === undefined ? {} : { column: place.name }),
  ...(place.value ? { value: shortenValue(place.value) } : {}),
});

export const createRaggedRowError = (
  { line, count }: { line: number; count: number },
  width: number,
): FileError => createFileError({ line }, 'ragged_row', `${count} cells where the header has ${width}.`);
