import { Skeleton } from '@portal/shared/ui/feedback';
import { Card } from '@portal/shared/ui/data';
import { useBalances } from '../balances.api.ts';
import { ImportCard } from '../import/import-card.tsx';
import type { TaskDialog } from '../payout-task.ts';
import { PayRunCard } from '../run/pay-run-card.tsx';
import { PayeesCard } from './payees-card.tsx';
import { TotalsCard } from './totals-card.tsx';

export type PayoutOverviewProps = { dialog: TaskDialog };

/** What all members get: the sums, each balance, who is payable on a day, and the bank's file. */
export const PayoutOverview = ({ dialog: { open } }: PayoutOverviewProps) => {
  const query = useBalances();
  const { data } = query;
  return (
    <>
      {data === undefined && query.isPending && (
        <Card>
          <Skeleton width="100%" height={96} />
        </Card>
      )}
      {data && (data.items.length > 0 || data.own.length > 0) && <TotalsCard balances={data} />}
      <PayeesCard {...{ query, open }} />
      <PayRunCard open={open} />
      <ImportCard />
    </>
  );
};
