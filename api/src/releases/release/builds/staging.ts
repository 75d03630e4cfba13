import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { refuseBuild } from './build-refused-error.ts';
import { listFiles, LIMITS } from './build-files.ts';
import { isServed } from './inventory.ts';

/** Counts the incoming files and bytes, and throws above the limits of a build. */
export function createSizeLimiter() {
  let files = 0;
  let bytes = 0;
  return (file: string, size: number) => {
    files += 1;
    bytes += size;
    if (size > LIMITS.fileBytes) refuseBuild('too_large', file, `is larger than ${LIMITS.fileBytes} bytes`);
    if (files > LIMITS.files) refuseBuild('too_large', file, `is one of more than ${LIMITS.files} files`);
    if (bytes > LIMITS.totalBytes) {
      refuseBuild('too_large', file, `makes the build larger than ${LIMITS.totalBytes} bytes`);
    }
  };
}

/** Flushes a file to the disk, so that a build in the database survives a power loss. */
export async function flushFile(file: string) {
  const handle = await open(file, 'r');
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Copies a build's folder; a file that is not plain is refused before anything is read. */
export async function stageFolder(source: string, target: string) {
  const allow = createSizeLimiter();
  for (const { file, isRegular } of await listFiles(source)) {
    if (!isRegular) refuseBuild('file_kind', file, 'is not a plain file');
    if (!isServed(file)) continue;
    const from = path.join(source, file);
    const to = path.join(target, file);
    allow(file, (await lstat(from)).size);
    await mkdir(path.dirname(to), { recursive: true });
    await copyFile(from, to, constants.COPYFILE_EXCL);
    await flushFile(to);
  }
}
