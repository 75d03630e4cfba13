import type { ReleaseSet } from '@portal/shared/release';
import { atom, type SiteMetadata } from '@portal/shared/state';
import { fileUrl } from '../remotes/release-files.ts';
import { isMetadata } from './metadata.ts';
import { isReleaseSet } from './release-set.ts';

export const LAST_GOOD_KEY = 'portal.last-good';

/** What the portal started with the last time everything was there. */
export type LastGood = { set: ReleaseSet; metadata: SiteMetadata };

/** Whether this page started with something of an earlier visit. */
export const isFromMemoryAtom = atom(false);
isFromMemoryAtom.debugLabel = 'isFromMemory';

/** The scripts of the page are of one build of the shell; a set for another one names chunks that do not fit them. */
const isOfRunningShell = ({ shell }: ReleaseSet, page: Document): boolean =>
  [...page.scripts].some(({ src }) => src.startsWith(fileUrl(shell.base, '')));

const read = (): Partial<Record<keyof LastGood, unknown>> => {
  try {
    // Any value at all may lie there; each part is checked before it is used.
    return (JSON.parse(localStorage.getItem(LAST_GOOD_KEY) ?? '{}') as object | null) ?? {};
  } catch {
    // Blocked, cut off or somebody else's: as good as nothing.
    return {};
  }
};

/** The release set of an earlier visit, where it is for the code that is running. */
export const lastGoodSet = (page: Document = document): ReleaseSet | undefined => {
  const { set } = read();
  return isReleaseSet(set) && isOfRunningShell(set, page) ? set : undefined;
};

/** The metadata of an earlier visit to this domain. */
export const lastGoodMetadata = (domain: string): SiteMetadata | undefined => {
  const { metadata } = read();
  return isMetadata(metadata) && metadata.domain === domain ? metadata : undefined;
};
