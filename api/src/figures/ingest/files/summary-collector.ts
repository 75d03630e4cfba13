import { type Day, isDay, startOfMonth } from '../../../platform/calendar.ts';
import { createRaggedRowError, type FileError } from '../../../platform/csv/file-error.ts';
import { readCellText, type RowCells } from '../../../platform/csv/row-cells.ts';
import { AMOUNT_PLACES, AMOUNT_UNIT } from './figure-units.ts';
import type { MappedColumn, MappedHeader } from './header.ts';
import type { MonthlyAmount } from './monthly-amount.ts';
import { createDecimalReader } from './read-number.ts';
import { createCellError, type RowCollector } from './row-collector.ts';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ,.&:/()_+-]{0,79}$/u;
const COUNTRY = /^[A-Z]{2}$/;
const CURRENCY = /^[A-Z]{3}$/;
const NUMBERS = /^(20\d\d)-?(\d\d)(?:-?(\d\d))?$/;

const toDay = (text: string, lastDay: Day): Day | undefined => {
  const [, year, month, day = '01'] = NUMBERS.exec(text) ?? [];
  const found = `${year}-${month}-${day}`;
  return year !== undefined && isDay(found) && found <= lastDay ? found : undefined;
};

const readers: Partial<Record<MappedColumn['kind'], (text: string, lastDay: Day) => string | undefined>> = {
  month(text, lastDay) {
    const day = toDay(text, lastDay);
    return day && startOfMonth(day);
  },
  day: (text, lastDay) => (text.replaceAll('-', '').length === 8 ? toDay(text, lastDay) : undefined),
  country: (text) => (text === '' ? 'ZZ' : COUNTRY.test(text) ? text : undefined),
  currency: (text) => (CURRENCY.test(text) ? text : undefined),
  adjustment: (text) =>
    text === '' || text.toLowerCase() === 'none' ? '' : NAME.test(text) ? text : undefined,
  source: (text) => (text === '' || NAME.test(text) ? text : undefined),
};

/** Checks and sums the rows of a report with the money of an owner's month; rows with a day after `lastDay` are errors. */
export const createSummaryCollector = (header: MappedHeader, lastDay: Day): RowCollector => {
  const decimals = createDecimalReader({ places: AMOUNT_PLACES, isSigned: true });
  const sums = new Map<string, MonthlyAmount>();
  const days = new Set<Day>();

  const readAmount = ({ bytes, starts, ends }: RowCells, index: number) => {
    const [from, to] = [starts[index] ?? 0, ends[index] ?? 0];
    if (from === to) return 0n;
    if (!decimals.read(bytes, from, to)) return undefined;
    return BigInt(decimals.parts.whole) * BigInt(AMOUNT_UNIT) + BigInt(decimals.parts.fraction);
  };

  return {
    take(row) {
      if (row.count !== header.width) return [createRaggedRowError(row, header.width)];
      const errors: FileError[] = [];
      const cells = new Map<MappedColumn['kind'], string>();
      let picos = 0n;
      for (const column of header.columns) {
        if (column.kind === 'amount') {
          const amount = readAmount(row, column.index);
          if (amount === undefined) errors.push(createCellError(row, column));
          else picos = amount;
          continue;
        }
        const value = readers[column.kind]?.(readCellText(row, column.index).trim(), lastDay);
        if (value === undefined) errors.push(createCellError(row, column));
        else cells.set(column.kind, value);
      }
      if (errors.length > 0) return errors;
      const amount: MonthlyAmount = {
        month: cells.get('month') ?? null,
        day: cells.get('day') ?? null,
        country: cells.get('country') ?? '',
        adjustment: cells.get('adjustment') ?? '',
        source: cells.get('source') ?? '',
        currency: cells.get('currency') ?? 'USD',
        rows: 1,
        picos,
      };
      // A row of an adjustment may be of another month than the file.
      const day = amount.month ?? amount.day;
      if (day !== null && amount.adjustment === '') days.add(day);
      const { rows: _, picos: __, ...key } = amount;
      const sum = sums.get(JSON.stringify(key));
      if (sum) {
        sum.rows += 1;
        sum.picos += picos;
      } else sums.set(JSON.stringify(key), amount);
      return undefined;
    },
    drain: () => [],
    lines: () => [],
    // The money of an owner's month is not that of channels.
    facts: () => ({ summary: { pairs: [], corrected: [], count: 0, stored: [] }, pieces: [] }),
    summary: () => ({
      days: [...days].toSorted(),
      channels: [],
      parts: 1,
      sums: [],
      amounts: [],
      monthly: [...sums.values()],
      repeated: { rows: 0, firstLine: 0 },
    }),
  };
};
