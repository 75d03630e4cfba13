import { CommandFailure } from '../failure.ts';

/** Where a command's words go; tests bring their own. */
export type Streams = {
  out(text: string): void;
  error(text: string): void;
  /** What is piped in. */
  input: AsyncIterable<Buffer>;
  /** Whether lines may be drawn over, to show progress. */
  isTerminal: boolean;
};

/** Prints for people, or with `--json` one JSON document for machines. */
export function createPrinter(streams: Streams, isJson: boolean) {
  let isDrawn = false;
  const clear = () => {
    if (isDrawn) streams.error('\r\u001b[K');
    isDrawn = false;
  };
  return {
    isJson,
    /** A line for people. */
    line(text: string) {
      clear();
      if (!isJson) streams.out(`${text}\n`);
    },
    /** What the command found or did, for machines. */
    result(value: unknown) {
      clear();
      if (isJson) streams.out(`${JSON.stringify(value, null, 2)}\n`);
    },
    /** How far it is; drawn over by what comes next, and left out where it cannot be. */
    progress(text: string) {
      if (isJson || !streams.isTerminal) return;
      clear();
      streams.error(text);
      isDrawn = true;
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
