import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { queryText, useQueryState } from '@portal/shared/routing';
import { Button } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { DataTable, RowCard, TableTitle } from '@portal/shared/ui/table';
import { useMemo } from 'react';
import { SiteFilter } from '../../components/site-filter.tsx';
import { useSites } from '../../components/use-sites.ts';
import { ImportCard } from './import/import-card.tsx';
import { describeRest, payoutColumns } from './payout-columns.tsx';
import { PayoutDialogs } from './payout-dialogs.tsx';
import { PayoutMenu } from './payout-menu.tsx';
import { balanceId, payoutsQuery } from './payouts.api.ts';
import type { PartnerBalance } from './payouts.api.ts';
import * as styles from './payouts.styles.ts';
import { RunCard } from './run/run-card.tsx';
import { payoutTexts } from './texts.ts';
import { usePayoutDialogs } from './use-payout-dialogs.ts';

export { payoutTexts };

const NO_BALANCES: readonly PartnerBalance[] = [];
const domainCodec = { ...queryText(), history: 'push' } as const;

/** What the platform owes its managers, what it has paid them, its fee, and who is payable on a day. */
export function PayoutsPage() {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const [domain, setDomain] = useQueryState('domain', domainCodec);
  const { nameOf } = useSites([domain]);
  const query = useQuery(payoutsQuery(domain));
  const dialogs = usePayoutDialogs();
  const { openAction } = dialogs;
  const columns = useMemo(() => payoutColumns({ t, format, onAction: openAction }), [t, format, openAction]);
  const items = query.data ?? NO_BALANCES;
  return (
    <>
      <Card isPadded={false} isBareOnPhone>
        <DataTable
          label={t('table.caption')}
          {...{ columns }}
          rows={items}
          rowId={balanceId}
          hasMedia={false}
          isLoading={query.isPending}
          onRowOpen={(row) => openAction('entries', row)}
          tools={
            <>
              <TableTitle {...(query.data && { count: t('table.count', { count: items.length }) })}>
                {t('table.title')}
              </TableTitle>
              <div css={styles.tools}>
                <SiteFilter value={domain} onChange={setDomain} />
                {domain !== '' && (
                  <Button icon="settings" onClick={() => dialogs.openMinimum(domain)}>
                    {t('minimum.open')}
                  </Button>
                )}
              </div>
            </>
          }
          empty={<StatePanel kind="empty" icon="payment" title={t('empty.title')} text={t('empty.text')} />}
          {...(query.isError && !query.data && { error: <FailedQuery query={query} title={t('failed')} /> })}
          renderCard={(row) => (
            <RowCard
              title={row.account.nickname}
              meta={`${row.account.domain} · ${row.account.email}`}
              end={<PayoutMenu balance={row} onSelect={(action) => openAction(action, row)} />}
              figures={[
                { label: t('sums.payable'), value: format.money(row.payable, row.currency) },
                { label: t('sums.balance'), value: format.money(row.balance, row.currency) },
              ]}
            >
              <p css={styles.reference}>{describeRest({ t, format }, row)}</p>
            </RowCard>
          )}
        />
      </Card>
      {/* Below the list only once its height is known, so that it does not move. */}
      {!query.isPending && <RunCard domain={domain} />}
      {!query.isPending && domain !== '' && <ImportCard key={domain} domain={domain} />}
      <PayoutDialogs {...{ dialogs, items, nameOf }} />
    </>
  );
}
