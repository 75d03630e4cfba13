import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads the scripts of a build; one that is missing is reported by the check of files. */
export async function readScripts(folder: string, files: readonly string[]) {
  const scripts: { file: string; text: string }[] = [];
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8').catch((error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? undefined : Promise.reject(error),
    );
    if (text !== undefined) scripts.push({ file, text });
  }
  return scripts;
}
