import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { BuildRefusal } from './build-refused-error.ts';
import { INVENTORY_DOCUMENTS, type Inventory, isServed } from './inventory.ts';
import type { StoredFiles } from '../store/stored-file.ts';

/** More than the shell with the fonts of four languages needs, and little enough to store per version. */
export const LIMITS = { files: 4_000, fileBytes: 32 * 2 ** 20, totalBytes: 256 * 2 ** 20 };

/** The endings of compressed copies, and how to read them. */
const COPIES = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;
export type CopyEnding = keyof typeof COPIES;

const getCopyEnding = (file: string) =>
  (Object.keys(COPIES) as CopyEnding[]).find((ending) => file.endsWith(ending));

export const computeIntegrity = (bytes: Uint8Array | string) =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** All files of a folder by relative path, with `/` as separator. */
export async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      file: path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      isRegular: entry.isFile(),
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The hash of what a compressed copy contains; undefined when it is no copy. Decompression stops at the original's size. */
export async function computeIntegrityOfCopy(ending: CopyEnding, copy: Uint8Array, originalSize: number) {
  try {
    return computeIntegrity(await COPIES[ending](copy, { maxOutputLength: Math.max(1, originalSize) }));
  } catch {
    // Not compressed, or larger than the original: in both cases not its copy.
    return undefined;
  }
}

/**
 * Verifies a folder against the inventory of its build: every listed file has its hash, there is no other file, and
 * each compressed copy equals its original.
 */
export async function verifyFiles(folder: string, { files }: Pick<Inventory, 'files'>) {
  const refusals: BuildRefusal[] = [];
  const stored: StoredFiles = {};
  const copies: { file: string; ending: CopyEnding; of: string }[] = [];
  const present = await listFiles(folder);
  const refuse = (code: BuildRefusal['code'], subject: string, reason: string) =>
    refusals.push({ code, subject, reason });

  for (const { file, isRegular } of present) {
    const integrity = files[file];
    const ending = getCopyEnding(file);
    const original = ending && file.slice(0, -ending.length);
    if (!isRegular) refuse('file_kind', file, 'is not a plain file');
    else if (integrity) {
      const bytes = await readFile(path.join(folder, file));
      if (computeIntegrity(bytes) !== integrity)
        refuse('file_tampered', file, 'differs from the hash the build gave it');
      stored[file] = { integrity, size: bytes.length };
    } else if (ending && original && files[original]) copies.push({ file, ending, of: original });
    else if (!INVENTORY_DOCUMENTS.some((name) => name === file) && isServed(file)) {
      refuse('file_unknown', file, 'is not in the inventory, so it has no hash');
    }
  }
  for (const file of Object.keys(files)) {
    if (!present.some((entry) => entry.file === file)) refuse('file_missing', file, 'is named but not there');
  }
  for (const { file, ending, of } of copies) {
    const original = stored[of];
    const bytes = await readFile(path.join(folder, file));
    if (!original || (await computeIntegrityOfCopy(ending, bytes, original.size)) !== original.integrity) {
      refuse('copy_tampered', file, `is no compressed copy of ${of}`);
    } else original[ending === '.br' ? 'br' : 'gz'] = bytes.length;
  }
  return { refusals, stored };
}
