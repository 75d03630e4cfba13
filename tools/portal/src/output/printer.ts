import { describeFailure, toCommandFailure } from '../failure.ts';

/** Input and output of a command; tests have their own. */
export type Streams = {
  out(text: string): void;
  error(text: string): void;
  /** Standard input. */
  input: AsyncIterable<Buffer>;
  /** Whether the error stream is a terminal, which can overwrite a progress line. */
  isTerminal: boolean;
};

/** A file may have thousands of errors, which would hide the first lines in a terminal. */
const MAX_DETAILS = 50;

const formatFailure = (error: unknown, subject: string | undefined) => {
  const { message, details, hint } = toCommandFailure(error);
  const more = details.length - MAX_DETAILS;
  const isNamed = subject === undefined || message.startsWith(subject);
  return [
    `portal: ${isNamed ? '' : `${subject}: `}${message}`,
    ...details.slice(0, MAX_DETAILS).map((line) => `  ${line}`),
    ...(more > 0 ? [`  … and ${more} more, which --json lists.`] : []),
    ...(hint === undefined ? [] : [`  ${hint}`]),
  ].join('\n');
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
    /** Prints why a command failed, or what it did with one of several subjects. */
    failure(error: unknown, subject?: string) {
      clear();
      const text = isJson
        ? JSON.stringify({ success: false, ...describeFailure(error) })
        : formatFailure(error, subject);
      streams.error(`${text}\n`);
    },
  };
}

export type Printer = ReturnType<typeof createPrinter>;
