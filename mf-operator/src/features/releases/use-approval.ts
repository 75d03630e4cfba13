import { sessionAtom, useAtomValue } from '@portal/shared/state';
import type { Site } from '../../components/sites.api.ts';

/**
 * Whether a second person approves the moves of a domain: no; yes; yes, but the signed-in person wants to end it; or
 * somebody else wants to.
 */
export type ApprovalState = 'off' | 'on' | 'ending' | 'ended-by-other';

/** A function that tells how a domain stands to a second person, seen by the signed-in one. */
export function useApproval() {
  const session = useAtomValue(sessionAtom);
  return ({ approval: { required, off_asked_by: askedBy } }: Pick<Site, 'approval'>): ApprovalState => {
    if (!required) return 'off';
    if (askedBy === null) return 'on';
    return askedBy === session?.account.id ? 'ending' : 'ended-by-other';
  };
}
