import { useQueryFlag } from '@portal/shared/routing';
import { atom, useSetAtom } from '@portal/shared/state';
import type { Decision, ReviewedChannel } from './review.api.ts';

/** The channels that the open dialog decides on: the one of a row, or the selected ones. */
export const reviewTargetsAtom = atom<readonly ReviewedChannel[]>([]);

/** Opens the dialog of a decision on channels. */
export function useOpenReview() {
  const setTargets = useSetAtom(reviewTargetsAtom);
  const { open } = useQueryFlag('review');
  return (decision: Decision, channels: readonly ReviewedChannel[]) => {
    setTargets(channels);
    open(decision);
  };
}
