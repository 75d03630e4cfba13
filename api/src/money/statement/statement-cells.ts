import { decimal, type ExportCell, text } from '../../platform/export/export-table.ts';
import { paidCurrencies } from '../../figures/report/statement/statement.ts';
import type { Statement } from './statement-report.ts';

type Item = Statement['items'][number];

/** What a row of an issued statement is. */
export type RowKind = 'month' | 'channel' | 'correction' | 'withheld' | 'payable';

/** The cells of a row, of which each kind of row has some. */
export type StatementCells = {
  kind: RowKind;
  /** The month that it is about; the statement's own unless it corrects an earlier one. */
  month?: string;
  member: Item['member'] | string;
  channel?: Item['lines'][number]['channel'];
  channels?: number;
  part?: ExportCell;
  cause?: Item['corrections'][number]['cause'];
  /** Why something is withheld, and how much of the net. */
  withholding?: Pick<Item['withheld'][number], 'source' | 'rate' | 'net' | 'note'>;
  feeRate?: ExportCell;
  amounts: readonly ExportCell[];
};

/** The amounts of each currency in the order of the columns. */
export const toAmountCells = (amounts: Partial<Item['amounts']>): ExportCell[] =>
  paidCurrencies.flatMap((currency) =>
    (['gross', 'fee', 'net'] as const).map((name) => decimal(amounts[currency]?.[name])),
  );

/** The net of each currency; the other amounts are empty. */
export const toNetCells = (sums: { USD: string | null; KRW: string | null }): ExportCell[] =>
  paidCurrencies.flatMap((currency) => [null, null, decimal(sums[currency])]);

/** A rate or part that changed within the month is written as text with all its values. */
export const toRateCell = ([first, ...others]: readonly number[]): ExportCell => {
  if (first === undefined) return null;
  return others.length === 0 ? first : text([first, ...others].join(' / '));
};
