import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './build-files.ts';
import { isServed } from './inventory.ts';
import { BLOCK, getPadding, writeTarHeader } from './tar-header.ts';

/** A folder as a tar archive. Only plain files are packed; the receiver reports others as missing. */
export async function* packFolder(folder: string): AsyncGenerator<Buffer> {
  for (const { file, isRegular } of await listFiles(folder)) {
    if (!isRegular || !isServed(file)) continue;
    const place = path.join(folder, file);
    const { size } = await stat(place);
    yield writeTarHeader(file, size);
    // Exactly the header's size, even if the file grows meanwhile.
    if (size > 0) yield* createReadStream(place, { end: size - 1 }) as AsyncIterable<Buffer>;
    yield Buffer.alloc(getPadding(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}
