import type { Currency } from '../../platform/http/request-context.ts';

/** A number as it is, or: a text that a person or the platform wrote, an exact decimal, a day. Null stays empty. */
export type ExportCell =
  { text: string | null } | { decimal: string | null } | { day: string | null } | number | bigint | null;

export type ExportRow = readonly ExportCell[];

/** How a spreadsheet shows what is in a column; the cells themselves are as exact as they came. */
export type ColumnKind =
  'id' | 'name' | 'title' | 'label' | 'day' | 'count' | 'share' | 'fee' | 'money' | 'price' | 'rate';

export type ExportColumn = { title: string; kind: ColumnKind; currency?: Currency };

/** What is saved as a file: rows come in blocks, so that nobody has to hold all of them. */
export type ExportTable = {
  /** What a spreadsheet calls the sheet. */
  name: string;
  columns: readonly ExportColumn[];
  write: (add: (rows: readonly ExportRow[]) => Promise<void>) => Promise<void>;
};

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/**
 * A number as digits.
 *
 * @throws TypeError for anything else: only numbers may go by without the guard against formulas.
 */
export const digitsOf = (decimal: string): string => {
  if (!DECIMAL.test(decimal)) throw new TypeError(`Not a decimal: ${decimal}`);
  return decimal;
};
