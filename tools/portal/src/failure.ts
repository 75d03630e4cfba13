/** The failure of a command: a message of one line, a code for scripts, and details. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
  /** A stable code for scripts; the server's own code if it sent one. */
  readonly code: string;
  /** Further lines, each a reason. */
  readonly details: readonly string[];
  /** A last line: what can be done. */
  readonly hint: string | undefined;
  /** The reasons as the server sent them, for scripts. */
  readonly reasons: readonly unknown[] | undefined;

  constructor(
    message: string,
    {
      code = 'failed',
      details = [],
      hint,
      reasons,
      cause,
    }: {
      code?: string;
      details?: readonly string[];
      hint?: string | undefined;
      reasons?: readonly unknown[] | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.details = details;
    this.hint = hint;
    this.reasons = reasons;
  }
}

/** Any error as the failure of a command. */
export const toCommandFailure = (error: unknown) =>
  error instanceof CommandFailure
    ? error
    : new CommandFailure(error instanceof Error ? error.message : String(error));

/** A failure as scripts read it. */
export const describeFailure = (error: unknown) => {
  const { code, message, details, hint, reasons } = toCommandFailure(error);
  return { code, message, details: hint === undefined ? details : [...details, hint], reasons };
};
