import { useMemo } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { Badge } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { DataTable, RowCard, TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import { payoutTexts } from '../../texts.ts';
import type { PayRunLine } from './pay-run.api.ts';

const LineBadge = ({ line }: { line: PayRunLine }) => {
  const { t } = payoutTexts.useTexts();
  return line.has_bank_details ? (
    <Badge kind="good">{t('run.hasBank')}</Badge>
  ) : (
    <Badge kind="warn">{t('run.noBank')}</Badge>
  );
};

export type RunLinesProps = { lines: readonly PayRunLine[]; isLoading: boolean; isRefetching: boolean };

/** Who is payable on a day, how much, and for which months. */
export const RunLines = ({ lines, ...state }: RunLinesProps) => {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const words = useMemo(() => {
    const nameOf = ({ payee }: PayRunLine) => payee.nickname ?? t('member.archived');
    const amountOf = ({ amount, currency }: PayRunLine) => format.money(amount, currency);
    const monthsOf = ({ months }: PayRunLine) =>
      format.list(months.map((month) => format.month(`${month}-01`)));
    return { nameOf, amountOf, monthsOf };
  }, [t, format]);
  const columns = useMemo(
    (): TableColumn<PayRunLine>[] => [
      {
        id: 'member',
        header: t('members.member'),
        cell: (line) => <TitleCell title={words.nameOf(line)} meta={line.payee.email ?? undefined} />,
      },
      { id: 'amount', header: t('run.amount'), kind: 'number', isStrong: true, cell: words.amountOf },
      { id: 'months', header: t('run.months'), isSecondary: true, cell: words.monthsOf },
      { id: 'bank', header: t('run.bank'), cell: (line) => <LineBadge line={line} /> },
    ],
    [t, words],
  );
  return (
    <DataTable
      {...state}
      label={t('run.title')}
      columns={columns}
      rows={lines}
      rowId={({ payee, currency }) => `${payee.id} ${currency}`}
      hasMedia={false}
      skeletonRows={3}
      empty={
        <StatePanel
          kind="empty"
          icon="payment"
          isCompact
          level={3}
          title={t('run.emptyTitle')}
          text={t('run.emptyText')}
        />
      }
      renderCard={(line) => (
        <RowCard
          title={words.nameOf(line)}
          meta={words.monthsOf(line)}
          figures={[
            { label: t('run.amount'), value: words.amountOf(line) },
            { label: t('run.bank'), value: <LineBadge line={line} /> },
          ]}
        />
      )}
    />
  );
};
