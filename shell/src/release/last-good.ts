import type { ReleaseSet } from '@portal/shared/release';
import { atom, type SiteMetadata } from '@portal/shared/state';
import { fileUrl } from './release-files.ts';
import { isMetadata } from './metadata.ts';
import { isReleaseSet } from './release-set.ts';

export const LAST_GOOD_KEY = 'portal.last-good';

/** The release set and metadata of the last complete start, cached in localStorage. */
export type LastGood = { set: ReleaseSet; metadata: SiteMetadata };

/** Whether this page started with a cached release set or cached metadata. */
export const isFromLastGoodAtom = atom(false);

/** Whether a release set is for the shell build whose scripts are running; the chunks of another build do not fit. */
const matchesRunningShell = ({ shell }: ReleaseSet, page: Document): boolean =>
  [...page.scripts].some(({ src }) => src.startsWith(fileUrl(shell.base, '')));

const readStored = (): Partial<Record<keyof LastGood, unknown>> => {
  try {
    // The value may be anything; each part is checked before use.
    return (JSON.parse(localStorage.getItem(LAST_GOOD_KEY) ?? '{}') as object | null) ?? {};
  } catch {
    // Blocked, truncated or written by other code: treated like a missing entry.
    return {};
  }
};

/** The cached release set, if it is for the running shell build. */
export const readLastGoodSet = (page: Document = document): ReleaseSet | undefined => {
  const { set } = readStored();
  return isReleaseSet(set) && matchesRunningShell(set, page) ? set : undefined;
};

/** The cached metadata, if they are of this domain. */
export const readLastGoodMetadata = (domain: string): SiteMetadata | undefined => {
  const { metadata } = readStored();
  return isMetadata(metadata) && metadata.domain === domain ? metadata : undefined;
};
