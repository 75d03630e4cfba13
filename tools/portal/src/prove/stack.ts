/** A position in a script as the browser counts, from 0. */
type Position = { functionName: string; url: string; lineNumber: number; columnNumber: number };

/** The frames of a stack as lines, innermost first. */
export const formatFrames = (frames: readonly Position[]) =>
  frames.map(({ functionName, url, lineNumber, columnNumber }) => {
    const place = `${url}:${lineNumber + 1}:${columnNumber + 1}`;
    return functionName === '' ? `at ${place}` : `at ${functionName} (${place})`;
  });

const FRAME = /^\s+at /;

/** Separates the message of an error that is printed with its stack. */
export function splitStack(text: string): { message: string; stack: string[] } {
  const lines = text.split('\n');
  return {
    message: lines
      .filter((line) => !FRAME.test(line))
      .join('\n')
      .trim(),
    stack: lines.filter((line) => FRAME.test(line)).map((line) => line.trim()),
  };
}
