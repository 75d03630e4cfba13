import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './build-files.ts';
import { isServed } from './inventory.ts';
import { BLOCK, getPadding, writeTarHeader } from './tar-header.ts';

type Entry = { file: string; size: number; bytes: AsyncIterable<Buffer> | Iterable<Buffer> };

/** Files as a tar archive; each has exactly as many bytes as its size says. */
export async function* packFiles(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { file, size, bytes } of entries) {
    yield writeTarHeader(file, size);
    yield* bytes;
    yield Buffer.alloc(getPadding(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

async function* readFolder(folder: string): AsyncGenerator<Entry> {
  for (const { file, isRegular } of await listFiles(folder)) {
    if (!isRegular || !isServed(file)) continue;
    const place = path.join(folder, file);
    const { size } = await stat(place);
    // Exactly the header's size, even if the file grows meanwhile.
    yield { file, size, bytes: size > 0 ? createReadStream(place, { end: size - 1 }) : [] };
  }
}

/** A folder as a tar archive. Only plain files are packed; the receiver reports others as missing. */
export const packFolder = (folder: string): AsyncGenerator<Buffer> => packFiles(readFolder(folder));
