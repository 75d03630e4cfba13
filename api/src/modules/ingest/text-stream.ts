import { createHash } from 'node:crypto';
import { createGunzip } from 'node:zlib';
import { type Readable, pipeline } from 'node:stream';
import { fault, MalformedFileError } from './malformed.ts';

/** More than any day of a large content owner; a compressed file that unfolds beyond it is an attack or a mistake. */
export const MAX_FILE_BYTES = 8 * 1024 ** 3;

const GZIP_MAGIC = [0x1f, 0x8b];
const NEW_LINE = 10;

const peek = async (source: Readable): Promise<{ head: Buffer; rest: AsyncIterableIterator<Buffer> }> => {
  const rest: AsyncIterableIterator<Buffer> = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < GZIP_MAGIC.length) {
    const { value, done } = await rest.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return { head, rest };
};

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>) {
  if (head.length > 0) yield head;
  yield* rest;
}

const isZlibError = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^Z_|UNEXPECTED/.test(error.code);

/** The file's bytes, unpacked if they are gzip: looked at, not believed from a header. */
async function* unpacked(source: Readable): AsyncGenerator<Buffer> {
  const { head, rest } = await peek(source);
  if (!GZIP_MAGIC.every((byte, index) => head[index] === byte)) {
    yield* joined(head, rest);
    return;
  }
  const gunzip = createGunzip();
  // A failure of the source ends the unpacked stream with the same error, and the loop below throws it.
  pipeline(joined(head, rest), gunzip, () => {});
  try {
    yield* gunzip as AsyncIterable<Buffer>;
  } catch (cause) {
    if (!isZlibError(cause)) throw cause;
    throw new MalformedFileError([
      fault({ line: 1 }, 'bad_gzip', 'The compressed file is damaged or cut off.'),
    ]);
  }
}

const countLines = (bytes: Buffer) => {
  let count = 0;
  for (let at = bytes.indexOf(NEW_LINE); at !== -1; at = bytes.indexOf(NEW_LINE, at + 1)) count += 1;
  return count;
};

export type TextStream = {
  text: AsyncIterable<string>;
  /** SHA-256 of the unpacked bytes; complete once `text` has ended. */
  digest(): string;
};

/** The file as text: unpacked, checked to be UTF-8, without a byte order mark. */
export const textOf = (source: Readable, maxBytes = MAX_FILE_BYTES): TextStream => {
  const hash = createHash('sha256');
  async function* decode() {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let size = 0;
    let line = 1;
    const decoded = (bytes?: Buffer) => {
      try {
        return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
      } catch {
        // The decoder says no more than that; the line is that of the block's beginning.
        throw new MalformedFileError([
          fault({ line }, 'bad_encoding', 'The file is not UTF-8 from here on.'),
        ]);
      }
    };
    for await (const bytes of unpacked(source)) {
      size += bytes.length;
      if (size > maxBytes) {
        throw new MalformedFileError([
          fault({ line }, 'too_large', `The file is larger than ${maxBytes} bytes.`),
        ]);
      }
      hash.update(bytes);
      yield decoded(bytes);
      line += countLines(bytes);
    }
    yield decoded();
  }
  return { text: decode(), digest: () => hash.digest('hex') };
};
