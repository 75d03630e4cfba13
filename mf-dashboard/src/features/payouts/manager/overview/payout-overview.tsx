import { queryDay, useQueryState } from '@portal/shared/routing';
import { Card } from '@portal/shared/ui/data';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import { useBalances } from '../balances.api.ts';
import { ImportCard } from '../import/import-card.tsx';
import type { TaskDialog } from '../payout-task.ts';
import { PayRunCard } from '../run/pay-run-card.tsx';
import { usePayRun } from '../run/pay-run.api.ts';
import * as styles from '../manager.styles.ts';
import { PayeesCard } from './payees-card.tsx';
import { TotalsCard } from './totals-card.tsx';

const HEIGHTS = [96, 320, 240];

const OverviewSkeleton = () => (
  <Loading css={styles.page}>
    {HEIGHTS.map((height) => (
      <Card key={height}>
        <Skeleton width="100%" height={height} />
      </Card>
    ))}
  </Loading>
);

export type PayoutOverviewProps = { dialog: TaskDialog };

/** What all members get: the sums, each balance, who is payable on a day, and the bank's file. */
export const PayoutOverview = ({ dialog: { open } }: PayoutOverviewProps) => {
  const [day, setDay] = useQueryState('day', queryDay);
  const balances = useBalances();
  const run = usePayRun(day);
  const { data } = balances;
  // All cards appear at once, because those below would move when one above gets its rows.
  if (balances.isPending || run.isPending) return <OverviewSkeleton />;
  return (
    <>
      {data && (data.items.length > 0 || data.own.length > 0) && <TotalsCard balances={data} />}
      <PayeesCard query={balances} open={open} />
      <PayRunCard query={run} requestedDay={day} onDayChange={setDay} open={open} />
      <div data-print="hide">
        <ImportCard />
      </div>
    </>
  );
};
