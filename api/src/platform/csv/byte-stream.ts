import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createFileError, MalformedFileError } from './file-error.ts';

/** More than a day of any large content owner has; a compressed file that unpacks to more is an attack or a mistake. */
export const MAX_FILE_BYTES = 8 * 1024 ** 3;

const LINE_FEED = 10;
const GZIP_MAGIC = [0x1f, 0x8b];

/** Whether bytes begin a file that gzip has compressed. */
export const isGzip = (head: Buffer) => GZIP_MAGIC.every((byte, index) => head[index] === byte);

const peek = async (source: AsyncIterable<Buffer>) => {
  const rest = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < GZIP_MAGIC.length) {
    const { value, done } = await rest.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return { head, rest: { [Symbol.asyncIterator]: () => rest } };
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

/** Decompresses the file if it begins with gzip's magic bytes; the request's headers are ignored. */
async function* unpacked(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { head, rest } = await peek(source);
  if (!isGzip(head)) {
    yield* joined(head, rest);
    return;
  }
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  // An error of the source destroys `gunzip` with the same error, which the loop below throws.
  pipeline(joined(head, rest), gunzip, () => {});
  try {
    yield* gunzip as AsyncIterable<Buffer>;
  } catch (cause) {
    if (!isZlibError(cause)) throw cause;
    throw new MalformedFileError([
      createFileError({ line: 1 }, 'bad_gzip', 'The compressed file is damaged or cut off.'),
    ]);
  }
}

export type ByteStream = {
  blocks: AsyncGenerator<Buffer>;
  /** SHA-256 of the unpacked bytes; complete once `blocks` has ended. */
  digest(): string;
  /** Complete once `blocks` has ended. */
  endsWithLineFeed(): boolean;
};

/** Unpacks and hashes a file in blocks, and refuses it when it is larger than `maxBytes`. */
export const readBytes = (source: AsyncIterable<Buffer>, maxBytes = MAX_FILE_BYTES): ByteStream => {
  const hash = createHash('sha256');
  let lastByte: number | undefined;
  async function* blocks() {
    let size = 0;
    for await (const bytes of unpacked(source)) {
      size += bytes.length;
      if (size > maxBytes) {
        throw new MalformedFileError([
          createFileError({ line: 1 }, 'too_large', `The file is larger than ${maxBytes} bytes.`),
        ]);
      }
      hash.update(bytes);
      if (bytes.length === 0) continue;
      lastByte = bytes.at(-1);
      yield bytes;
    }
  }
  return {
    blocks: blocks(),
    digest: () => hash.digest('hex'),
    endsWithLineFeed: () => lastByte === LINE_FEED,
  };
};
