import { roleAtom, useAtomValue } from '@portal/shared/state';
import { FailedPanel, lazyComponent } from '@portal/shared/ui/feedback';
import { payoutTexts } from './texts.ts';
import { PayoutTimeline } from './timeline/payout-timeline.tsx';

export { payoutTexts };

// Loaded on demand, because members need neither its tables nor its forms.
const ManagerPayouts = lazyComponent(async () => {
  const { ManagerPayouts: Loaded } = await import(
    /* webpackChunkName: "manager-payouts" */ './manager/manager-payouts.tsx'
  );
  return Loaded;
}, FailedPanel);

/** From earned to paid: a member's own timeline, or what a manager pays its members. */
export const PayoutsPage = () =>
  useAtomValue(roleAtom) === 'manager' ? <ManagerPayouts /> : <PayoutTimeline />;
