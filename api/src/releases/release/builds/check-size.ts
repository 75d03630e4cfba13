import type { Descriptor } from '@portal/shared/release';
import type { BuildRefusal } from './build-refused-error.ts';
import type { StoredFile, StoredFiles } from '../store/stored-file.ts';

/**
 * What one page of a remote may load of its own: entry, chunks that it starts with, the texts of one language. Several
 * times what the largest page of the portal needs (74 kB, 24 kB compressed), and little enough for a phone.
 */
export const PAGE_LIMITS = { bytes: 1_000_000, compressedBytes: 200_000 };

const toKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;
const getCompressedSize = ({ br, gz }: StoredFile) => br ?? gz ?? 0;

/** The size of a page's files; files without a compressed copy, as in development, have no compressed size. */
function measurePage(files: ReadonlySet<string>, stored: StoredFiles) {
  const present = [...files].flatMap((file) => stored[file] ?? []);
  return {
    bytes: present.reduce((sum, { size }) => sum + size, 0),
    compressedBytes: present.reduce((sum, file) => sum + getCompressedSize(file), 0),
  };
}

/** Returns which pages of a remote load more than a page may. */
export function checkPageSizes(
  { entry, routes, localeFiles }: Descriptor,
  stored: StoredFiles,
): BuildRefusal[] {
  const largestTexts = Object.values(localeFiles)
    .toSorted((a, b) => (stored[b]?.size ?? 0) - (stored[a]?.size ?? 0))
    .slice(0, 1);
  return routes.flatMap(({ id, preload }): BuildRefusal[] => {
    const { bytes, compressedBytes } = measurePage(new Set([entry, ...preload, ...largestTexts]), stored);
    if (bytes <= PAGE_LIMITS.bytes && compressedBytes <= PAGE_LIMITS.compressedBytes) return [];
    const reason =
      `the page loads ${toKilobytes(bytes)} (${toKilobytes(compressedBytes)} compressed); ` +
      `at most ${toKilobytes(PAGE_LIMITS.bytes)} (${toKilobytes(PAGE_LIMITS.compressedBytes)}) are allowed`;
    return [{ code: 'page_too_large', subject: id, reason }];
  });
}
