import type { Format } from '@portal/shared/i18n';
import { queryInteger, queryOneOf, queryText } from '@portal/shared/routing';
import { createTextFilter } from '@portal/shared/search';
import { SORT_ORDERS } from '../../../../components/videos/video-sort.ts';
import { isAboveZero } from '../../is-above-zero.ts';
import type { PayeeBalance } from '../balances.api.ts';

/** What a balance may consist of; one below 0 is offset by the next months. */
export const BALANCE_STATES = ['payable', 'carried_over', 'held', 'negative', 'settled'] as const;
export type BalanceState = (typeof BALANCE_STATES)[number];

export const PAYEE_SORTS = ['payable', 'balance', 'name'] as const;
const STATE_FILTERS = ['all', ...BALANCE_STATES] as const;
const LAST_PAGE = 1_000;

/** Rows per page. */
export const PAGE_SIZE = 20;

/** Search, state, order and page in the address: the highest payable amount first, unless it says otherwise. */
export const PAYEE_CODECS = {
  q: queryText(),
  state: queryOneOf(STATE_FILTERS, 'all'),
  sort: queryOneOf(PAYEE_SORTS, 'payable'),
  order: queryOneOf(SORT_ORDERS, 'desc'),
  page: queryInteger(0, { max: LAST_PAGE }),
};

export type PayeeFilters = {
  q: string;
  state: (typeof STATE_FILTERS)[number];
  sort: (typeof PAYEE_SORTS)[number];
  order: (typeof SORT_ORDERS)[number];
};

/** The states of one balance, of which a part can be held while another is payable. */
export const statesOf = (row: PayeeBalance): BalanceState[] => {
  const states = BALANCE_STATES.filter((state) => {
    if (state === 'negative') return Number(row.balance) < 0;
    return state !== 'settled' && isAboveZero(row[state]);
  });
  return states.length > 0 ? states : ['settled'];
};

/** A member that was archived may have neither name nor address. */
export const nameOf = ({ payee }: PayeeBalance, archived: string): string => payee.nickname ?? archived;

type Context = Pick<Format, 'compareNames'> & { archived: string };

/** The rows that the filters leave, in their order. */
export const selectRows = (
  rows: readonly PayeeBalance[],
  { q, state, sort, order }: PayeeFilters,
  { compareNames, archived }: Context,
): PayeeBalance[] => {
  const textOf = (row: PayeeBalance) => [nameOf(row, archived), row.payee.email].filter(Boolean).join(' ');
  const isFound = createTextFilter(rows.map(textOf));
  const sign = order === 'asc' ? 1 : -1;
  return rows
    .filter((row) => state === 'all' || statesOf(row).includes(state))
    .filter((row) => isFound(textOf(row), q))
    .toSorted((a, b) =>
      sort === 'name'
        ? sign * compareNames(nameOf(a, archived), nameOf(b, archived))
        : sign * (Number(a[sort]) - Number(b[sort])),
    );
};
