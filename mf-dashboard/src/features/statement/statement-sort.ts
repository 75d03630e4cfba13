import { queryOneOf } from '@portal/shared/routing';
import type { Currency, Format } from '@portal/shared/i18n';
import type { TableSort } from '@portal/shared/ui/table';
import { SORT_ORDERS } from '../../components/videos/video-sort.ts';
import type { StatementItem } from './statement.api.ts';

export const STATEMENT_COLUMNS = ['member', 'channels', 'feeRate', 'gross', 'fee', 'net'] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** The order in the address: the highest net first, unless it says otherwise. */
export const SORT_CODECS = {
  sort: queryOneOf(STATEMENT_COLUMNS, 'net'),
  order: queryOneOf(SORT_ORDERS, 'desc'),
};

/** Numbers for the order only; displayed amounts use the wire values. */
const numberOf = (column: Exclude<StatementColumn, 'member'>, item: StatementItem, currency: Currency) => {
  if (column === 'channels') return item.channels;
  if (column === 'feeRate') return item.rates.at(-1)?.fee_rate ?? 0;
  return Number(item.amounts[currency]?.[column] ?? 0);
};

/** The members in the order of a column; rows with equal values keep the order of the response. */
export const sortStatement = (
  items: readonly StatementItem[],
  { id, order }: TableSort,
  { currency, compareNames }: { currency: Currency } & Pick<Format, 'compareNames'>,
): StatementItem[] => {
  const column = STATEMENT_COLUMNS.find((each) => each === id) ?? 'net';
  const sign = order === 'asc' ? 1 : -1;
  return items.toSorted((a, b) =>
    column === 'member'
      ? sign * compareNames(a.member.nickname, b.member.nickname)
      : sign * (numberOf(column, a, currency) - numberOf(column, b, currency)),
  );
};
