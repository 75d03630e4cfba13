import { useMemo } from 'react';
import type { UseQueryResult } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { Button, useListFilters } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { DataTable } from '@portal/shared/ui/table';
import { payoutTexts } from '../../texts.ts';
import type { Balances } from '../balances.api.ts';
import type { TaskDialog } from '../payout-task.ts';
import { PayeeCard } from './payee-card.tsx';
import { payeeColumns } from './payee-columns.tsx';
import { PAGE_SIZE, PAYEE_CODECS, PAYEE_SORTS, selectRows } from './payee-rows.ts';
import { PayeesTools } from './payees-tools.tsx';

const NO_ROWS: Balances['items'] = [];

export type PayeesCardProps = { query: UseQueryResult<Balances>; open: TaskDialog['open'] };

/** The balance of each member and currency. */
export const PayeesCard = ({ query, open }: PayeesCardProps) => {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const [filters, change] = useListFilters(PAYEE_CODECS);
  const rows = query.data?.items ?? NO_ROWS;
  const found = useMemo(
    () => selectRows(rows, filters, { compareNames: format.compareNames, archived: t('member.archived') }),
    [rows, filters, format, t],
  );
  const columns = useMemo(() => payeeColumns({ t, format, open }), [t, format, open]);
  const { sort, order, page } = filters;
  const isFiltered = rows.length > 0;
  return (
    <Card isPadded={false} isBareOnPhone>
      <DataTable
        label={t('members.title')}
        columns={columns}
        rows={found.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)}
        rowId={({ payee, currency }) => `${payee.id} ${currency}`}
        sort={{ id: sort, order }}
        onSortChange={(next) => {
          const chosen = PAYEE_SORTS.find((each) => each === next.id);
          if (chosen !== undefined) change({ sort: chosen, order: next.order });
        }}
        isLoading={query.data === undefined && !query.isError}
        {...(query.data === undefined &&
          query.isError && { error: <FailedQuery query={query} level={3} title={t('failed')} /> })}
        tools={
          <PayeesTools filters={filters} total={query.data ? found.length : undefined} onChange={change} />
        }
        page={{ page, size: PAGE_SIZE, total: found.length, onChange: (next) => change({ page: next }) }}
        empty={
          <StatePanel
            kind="empty"
            icon={isFiltered ? 'search-x' : 'members'}
            level={3}
            title={t(isFiltered ? 'members.noMatch' : 'members.emptyTitle')}
            text={t(isFiltered ? 'members.noMatchText' : 'members.emptyText')}
            actions={
              isFiltered && (
                <Button onClick={() => change({ q: '', state: 'all' })}>{t('members.reset')}</Button>
              )
            }
          />
        }
        renderCard={(row) => <PayeeCard {...{ row, open }} />}
      />
    </Card>
  );
};
