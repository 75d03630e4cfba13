import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './build-files.ts';
import { isServed } from './inventory.ts';
import { BLOCK, paddingOf, writeTarHeader } from './tar-header.ts';

/** A folder as a tar archive, file by file. What is not a plain file is left to the receiver to miss. */
export async function* packFolder(folder: string): AsyncGenerator<Buffer> {
  for (const { file, isRegular } of await filesBelow(folder)) {
    if (!isRegular || !isServed(file)) continue;
    const place = path.join(folder, file);
    const { size } = await stat(place);
    yield writeTarHeader(file, size);
    // Exactly what the header says, even if the file grows meanwhile.
    if (size > 0) yield* createReadStream(place, { end: size - 1 }) as AsyncIterable<Buffer>;
    yield Buffer.alloc(paddingOf(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}
