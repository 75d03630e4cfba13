import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { fileSchema } from '@portal/shared/release';
import { refuseBuild } from './build-refused-error.ts';
import { isServed } from './inventory.ts';
import { createSizeLimiter } from './staging.ts';
import { BLOCK, getPadding, readTarHeader } from './tar-header.ts';

/** Reads exact numbers of bytes from a stream. */
function createByteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const fill = async () => {
    const { done, value } = await chunks.next();
    if (!done) rest = value;
    return !done;
  };
  return {
    /** Reads at most `limit` bytes; an empty buffer at the end of the stream. */
    async some(limit: number): Promise<Buffer> {
      while (rest.length === 0) if (!(await fill())) return rest;
      const part = rest.subarray(0, limit);
      rest = rest.subarray(part.length);
      return part;
    },
    /** Reads `length` bytes; fewer only at the end of the stream. */
    async exactly(length: number): Promise<Buffer> {
      const parts: Buffer[] = [];
      for (let missing = length; missing > 0;) {
        const part = await this.some(missing);
        if (part.length === 0) break;
        parts.push(part);
        missing -= part.length;
      }
      return Buffer.concat(parts);
    },
  };
}

type ByteReader = ReturnType<typeof createByteReader>;

/** Passes an entry's bytes to `use`, or skips them without it. */
async function readParts(bytes: ByteReader, size: number, use?: (part: Buffer) => Promise<unknown>) {
  for (let missing = size; missing > 0;) {
    const part = await bytes.some(missing);
    if (part.length === 0) refuseBuild('archive_malformed', 'archive', 'ends in the middle of a file');
    await use?.(part);
    missing -= part.length;
  }
}

async function writeEntry(bytes: ByteReader, size: number, target: string) {
  await mkdir(path.dirname(target), { recursive: true });
  const handle = await open(target, 'wx').catch((error: NodeJS.ErrnoException) =>
    error.code === 'EEXIST' || error.code === 'EISDIR'
      ? refuseBuild('archive_malformed', path.basename(target), 'is in the archive twice')
      : Promise.reject(error),
  );
  try {
    await readParts(bytes, size, (part) => handle.writeFile(part));
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Unpacks a tar archive of a build's folder. Only plain files at plain paths are written. */
export async function stageArchive(source: AsyncIterable<Buffer>, target: string) {
  const bytes = createByteReader(source);
  const allow = createSizeLimiter();
  for (;;) {
    const header = await bytes.exactly(BLOCK);
    // Two empty blocks end an archive; some writers omit them.
    if (header.length === 0 || header.every((byte) => byte === 0)) break;
    const entry = header.length === BLOCK ? readTarHeader(header) : undefined;
    if (!entry) return refuseBuild('archive_malformed', 'archive', 'is not a tar archive');
    const file = entry.name.replace(/^\.\//, '');
    if (entry.type === 'other') return refuseBuild('file_kind', file, 'is not a plain file');
    allow(file, entry.size);
    if (entry.type === 'file' && isServed(file)) {
      if (!fileSchema.safeParse(file).success)
        refuseBuild('file_path', file, 'is not a path inside the build');
      await writeEntry(bytes, entry.size, path.join(target, file));
    } else await readParts(bytes, entry.size);
    await readParts(bytes, getPadding(entry.size));
  }
}
