import { CommandFailure } from '../failure.ts';

/** Input and output of a command; tests have their own. */
export type Streams = {
  out(text: string): void;
  error(text: string): void;
  /** Standard input. */
  input: AsyncIterable<Buffer>;
  /** Whether the error stream is a terminal, which can overwrite a progress line. */
  isTerminal: boolean;
};

/** Prints text for people, or with `--json` one JSON document for scripts. */
export function createPrinter(streams: Streams, isJson: boolean) {
  let hasProgressLine = false;
  const clear = () => {
    if (hasProgressLine) streams.error('\r\u001b[K');
    hasProgressLine = false;
  };
  return {
    isJson,
    /** Prints a line of text. */
    line(text: string) {
      clear();
      if (!isJson) streams.out(`${text}\n`);
    },
    /** Prints the command's result as JSON. */
    result(value: unknown) {
      clear();
      if (isJson) streams.out(`${JSON.stringify(value, null, 2)}\n`);
    },
    /** Shows a progress line that the next output overwrites; does nothing without a terminal. */
    progress(text: string) {
      if (isJson || !streams.isTerminal) return;
      clear();
      streams.error(text);
      hasProgressLine = true;
    },
    failure(error: unknown) {
      clear();
      const failure =
        error instanceof CommandFailure
          ? error
          : new CommandFailure(error instanceof Error ? error.message : String(error));
      const { code, message, details } = failure;
      if (isJson) streams.error(`${JSON.stringify({ success: false, code, message, details })}\n`);
      else streams.error(`${['portal: ' + message, ...details.map((line) => `  ${line}`)].join('\n')}\n`);
    },
  };
}

export type Printer = ReturnType<typeof createPrinter>;
