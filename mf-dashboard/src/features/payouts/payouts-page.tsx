import { queryId, useQueryState } from '@portal/shared/routing';
import { roleAtom, useAtomValue } from '@portal/shared/state';
import { payoutTexts } from './texts.ts';
import { PayoutTimeline } from './timeline/payout-timeline.tsx';

export { payoutTexts };

/** From earned to paid: a member's own timeline, or for its manager that of the member in the address. */
export const PayoutsPage = () => {
  const isManager = useAtomValue(roleAtom) === 'manager';
  const [member] = useQueryState('member', queryId);
  return <PayoutTimeline member={isManager ? member : undefined} />;
};
