import { day, decimal, type ExportRow, type ExportTable, text } from '../../platform/export/export-table.ts';
import type { StatementContent } from '../closed/statement-content.ts';
import { toJournal } from './journal.ts';
import { formatUnits } from '../closing/paid-amounts.ts';
import type { Currency } from '@portal/shared/facts';

const quote = (value: string) =>
  `"${value.replaceAll(/[\r\n]+/g, ' ').replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * A journal as beancount reads it. A plugin opens the accounts, because files of several months may be included in one
 * ledger, which needs the plugin itself then, and an account may be opened only once.
 */
export const toBeancount = (content: StatementContent, currency: Currency): string => {
  const transactions = toJournal(content, currency).map(({ date, payee, narration, postings }) =>
    [
      `${date} * ${quote(payee)} ${quote(narration)}`,
      ...postings.map(({ account, units }) => `  ${account}  ${formatUnits(units, currency)} ${currency}`),
    ].join('\n'),
  );
  return ['plugin "beancount.plugins.auto_accounts"', ...transactions].join('\n\n') + '\n';
};

/** For programs: they are the same in every language. */
const columns = [
  { title: 'date', kind: 'day' },
  { title: 'transaction', kind: 'id' },
  { title: 'payee', kind: 'name' },
  { title: 'narration', kind: 'title' },
  { title: 'account', kind: 'title' },
  { title: 'amount', kind: 'money' },
  { title: 'currency', kind: 'label' },
] as const;

/** The same journal as a table: a row for each posting; those of a transaction have its number. */
export const toJournalTable = (content: StatementContent, currency: Currency): ExportTable => ({
  name: content.number,
  columns: columns.map((column) => ({ ...column, currency })),
  write: (add) =>
    add(
      toJournal(content, currency).flatMap(({ date, payee, narration, postings }, index) =>
        postings.map(({ account, units }): ExportRow => [
          day(date),
          text(`${content.number}-${index + 1}`),
          text(payee),
          text(narration),
          text(account),
          decimal(formatUnits(units, currency)),
          text(currency),
        ]),
      ),
    ),
});
