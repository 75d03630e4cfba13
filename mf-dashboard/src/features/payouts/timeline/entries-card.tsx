import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { wrapText } from '@portal/shared/i18n';
import { Card, DateText, EmptyValue } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import { DataTable, RowCard, TableTitle } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import { payoutTexts } from '../texts.ts';
import type { PayoutEntry } from '../payouts.api.ts';
import { EntryAmount, EntryKind, EntryNotes } from './entry-words.tsx';

export type EntriesCardProps = {
  entries: readonly PayoutEntry[];
  /** What the manager can do with an entry. */
  renderAction?: ((entry: PayoutEntry) => ReactNode) | undefined;
};

/** Payments, those that were taken back, and holds, the newest first. */
export const EntriesCard = ({ entries, renderAction }: EntriesCardProps) => {
  const { t } = payoutTexts.useTexts();
  const columns = useMemo(
    (): TableColumn<PayoutEntry>[] => [
      { id: 'day', header: t('entries.day'), cell: ({ day }) => <DateText day={day} /> },
      { id: 'kind', header: t('entries.kind'), cell: (entry) => <EntryKind entry={entry} /> },
      {
        id: 'amount',
        header: t('entries.amount'),
        kind: 'number',
        isStrong: true,
        cell: (entry) =>
          entry.amount === null ? (
            <EmptyValue reason={t('entries.noAmount')} />
          ) : (
            <EntryAmount entry={entry} />
          ),
      },
      {
        id: 'reference',
        header: t('entries.reference'),
        cell: ({ reference }) => reference ?? <EmptyValue reason={t('entries.noReference')} />,
      },
      {
        id: 'notes',
        header: t('entries.notes'),
        isSecondary: true,
        cell: (entry) => <EntryNotes entry={entry} />,
      },
      ...(renderAction
        ? [{ id: 'action', header: t('entries.action'), isHeaderHidden: true, cell: renderAction }]
        : []),
    ],
    [t, renderAction],
  );
  return (
    <Card isPadded={false} isBareOnPhone>
      <DataTable
        label={t('entries.title')}
        columns={columns}
        rows={entries}
        rowId={({ id }) => id}
        hasMedia={false}
        tools={<TableTitle>{t('entries.title')}</TableTitle>}
        empty={
          <StatePanel
            kind="empty"
            icon="payment"
            isCompact
            level={3}
            title={t('entries.emptyTitle')}
            text={t('entries.emptyText')}
          />
        }
        renderCard={(entry) => (
          <RowCard
            title={<EntryKind entry={entry} />}
            end={renderAction?.(entry)}
            meta={<DateText day={entry.day} />}
            {...(entry.amount !== null && {
              figures: [{ label: t('entries.amount'), value: <EntryAmount entry={entry} /> }],
            })}
          >
            {wrapText(entry.reference)}
            <EntryNotes entry={entry} />
          </RowCard>
        )}
      />
    </Card>
  );
};
