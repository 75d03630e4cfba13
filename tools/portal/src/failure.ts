/** What stops a command: one line for the person, and what machines want to know. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
  /** A stable word for scripts, the server's own code where it gave one. */
  readonly code: string;
  /** Further lines, each a reason of its own. */
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
