import type { Readable, Writable } from 'node:stream';
import type { Streams } from './printer.ts';

/** The part of a process that a command reads from and writes to. */
export type ProcessStreams = {
  stdout: Writable;
  stderr: Writable & { isTTY?: boolean };
  readonly stdin: Readable;
};

/** Output that `| head` does not read is lost; the command goes on, and its exit code is its own. */
const ignoreClosedPipe = (stream: Writable) =>
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

/** The standard streams as a command uses them. */
export function openProcessStreams(streams: ProcessStreams): Streams {
  const { stdout, stderr } = streams;
  ignoreClosedPipe(stdout);
  ignoreClosedPipe(stderr);
  return {
    out: (text) => void stdout.write(text),
    error: (text) => void stderr.write(text),
    // A getter, because reading `process.stdin` opens it.
    get input() {
      return streams.stdin;
    },
    isTerminal: stderr.isTTY ?? false,
  };
}
