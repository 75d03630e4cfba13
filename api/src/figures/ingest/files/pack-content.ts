import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { once } from 'node:events';
import { isGzip } from '../../../platform/csv/byte-stream.ts';

/** Compresses about as fast as a file can be read; the level below saves no time. */
const LEVEL = 1;

const ZSTD_MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** Undoes what `packContent` did. */
export const unpackContent = async (packed: AsyncIterable<Buffer>): Promise<AsyncIterable<Buffer>> => {
  const rest = packed[Symbol.asyncIterator]();
  const { value: first } = (await rest.next()) as IteratorResult<Buffer, undefined>;
  const whole = async function* () {
    if (first) yield first;
    yield* { [Symbol.asyncIterator]: () => rest };
  };
  if (!first?.subarray(0, ZSTD_MAGIC.length).equals(ZSTD_MAGIC)) return whole();
  return Readable.from(whole(), { objectMode: false }).compose(
    createZstdDecompress(),
  ) as AsyncIterable<Buffer>;
};

/** Writes a copy of a source to a file while it is read: compressed, unless it came compressed. */
export const packContent = (source: AsyncIterable<Buffer>, path: string) => {
  let size = 0;
  let ended: Promise<void> | undefined;
  let input: Transform | undefined;

  const open = (first: Buffer) => {
    const packed = new Transform({
      transform(bytes: Buffer, _encoding, done) {
        size += bytes.length;
        done(null, bytes);
      },
    });
    const output = createWriteStream(path, { mode: 0o600 });
    input = isGzip(first)
      ? packed
      : createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
    ended = input === packed ? pipeline(packed, output) : pipeline(input, packed, output);
    // `finish` throws the same error; without this handler it would be an unhandled rejection.
    ended.catch(() => {});
    return input;
  };

  async function* pieces() {
    for await (const bytes of source) {
      const target = input ?? open(bytes);
      if (target.errored) throw target.errored;
      if (!target.write(bytes)) await once(target, 'drain');
      yield bytes;
    }
  }

  return {
    pieces: pieces(),
    /** Ends the copy and returns its size; to be called when the source was read to its end. */
    async finish() {
      input?.end();
      await ended;
      return size;
    },
    destroy: () => input?.destroy(),
  };
};
