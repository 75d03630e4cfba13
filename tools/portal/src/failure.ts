/** The failure of a command: a message of one line, a code for scripts, and details. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
  /** A stable code for scripts; the server's own code if it sent one. */
  readonly code: string;
  /** Further lines, each a reason. */
  readonly details: readonly string[];

  constructor(
    message: string,
    {
      code = 'failed',
      details = [],
      cause,
    }: { code?: string; details?: readonly string[]; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.details = details;
  }
}
