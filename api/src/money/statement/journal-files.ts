import {
  type CellColumn,
  day,
  decimal,
  type ExportTable,
  text,
  toTable,
} from '../../platform/export/export-table.ts';
import type { StatementContent } from '../closed/statement-content.ts';
import { type JournalEntry, type Posting, toJournal } from './journal.ts';
import { formatUnits } from '../closing/paid-amounts.ts';
import type { Currency } from '@portal/shared/facts';

const quote = (value: string) =>
  `"${value.replaceAll(/[\r\n]+/g, ' ').replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** A line that both programs leave out. */
const READERS = '; beancount reads this file as it is; hledger reads it without the next line.';

/**
 * A journal as beancount reads it. A plugin opens the accounts, because files of several months may be included in one
 * ledger, which needs the plugin itself then, and an account may be opened only once. hledger has no plugins.
 */
export const toBeancount = (content: StatementContent, currency: Currency): string => {
  const transactions = toJournal(content, currency).map(({ date, payee, narration, postings }) =>
    [
      `${date} * ${quote(payee)} ${quote(narration)}`,
      ...postings.map(({ account, units }) => `  ${account}  ${formatUnits(units, currency)} ${currency}`),
    ].join('\n'),
  );
  return [`${READERS}\nplugin "beancount.plugins.auto_accounts"`, ...transactions].join('\n\n') + '\n';
};

type PostingRow = Omit<JournalEntry, 'postings'> & Posting & { id: string; currency: Currency };

/** For programs: they are the same in every language. */
const columns: readonly CellColumn<PostingRow>[] = [
  { title: 'date', kind: 'day', cell: ({ date }) => day(date) },
  { title: 'transaction', kind: 'id', cell: ({ id }) => text(id) },
  { title: 'payee', kind: 'name', cell: ({ payee }) => text(payee) },
  { title: 'narration', kind: 'title', cell: ({ narration }) => text(narration) },
  { title: 'account', kind: 'title', cell: ({ account }) => text(account) },
  { title: 'amount', kind: 'money', cell: ({ units, currency }) => decimal(formatUnits(units, currency)) },
  { title: 'currency', kind: 'label', cell: ({ currency }) => text(currency) },
];

/** The same journal as a table: a row for each posting; those of a transaction have its number. */
export const toJournalTable = (content: StatementContent, currency: Currency): ExportTable =>
  toTable(
    content.number,
    columns.map((column) => ({ ...column, currency })),
    toJournal(content, currency).flatMap(({ postings, ...transaction }, index) =>
      postings.map((posting) => ({
        ...transaction,
        ...posting,
        id: `${content.number}-${index + 1}`,
        currency,
      })),
    ),
  );
