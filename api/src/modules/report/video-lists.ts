import { createHash } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import type { OpenDatabase, Trx } from '../../platform/database/database.ts';
import { daysOfMonth, startOfMonth } from './calendar.ts';
import type { DayValue } from './day-values.ts';
import { withRoom } from './priced-sums.ts';
import type { Scope } from './report.repository.ts';
import {
  dropOldLists,
  findList,
  hasVideos,
  holdList,
  isKept,
  keepList,
  type ListKey,
  readPage,
  searchedSums,
  sumsOfLists,
} from './video-list.repository.ts';
import {
  type FoundVideos,
  findVideos,
  pageOf,
  priceExtremes,
  type PriceExtremes,
  type VideoFilter,
  type VideoOrder,
  videoSums,
} from './video.repository.ts';

/** Videos times days: what is less is added up faster than a list of it is kept. */
const KEPT_FROM = 50_000;

/** Figures may come in while a list is made; then it is made again, but not for ever. */
const ATTEMPTS = 3;

/** What a list holds, told apart from all others: whose, of which files, and what each day is worth. */
const filterOf = ({ channelIds }: Scope, days: readonly DayValue[]) => {
  const worths = days.map(({ day, factor, isPriced, files }) => [day, String(factor), isPriced, files]);
  return createHash('sha256')
    .update(JSON.stringify([channelIds?.toSorted(), worths]))
    .digest('base64url');
};

const monthsOf = (days: readonly DayValue[]) => [...Map.groupBy(days, ({ day }) => day.slice(0, 7)).values()];

const isWholeMonth = (days: readonly DayValue[]) =>
  days.length === daysOfMonth(startOfMonth(days[0]?.day ?? '')).length && monthsOf(days).length === 1;

const spanOf = (days: readonly DayValue[]) => ({
  from: days[0]?.day ?? '',
  to: days.at(-1)?.day ?? '',
});

class ListUnsettledError extends Error {
  override name = 'ListUnsettledError';
  constructor() {
    super('The list of videos changes faster than it can be made.');
  }
}

type ListQuery = VideoFilter & VideoOrder;

/**
 * Videos of a report. Where there are very many, their sums are kept in the database, sorted, for as long as the
 * figures are the same: a page then costs what is on it. Months are kept on their own, and add up to longer periods.
 */
export const createVideoLists = ({ db, bulk }: Pick<OpenDatabase, 'db' | 'bulk'>) => {
  const underWay = new Map<string, Promise<void>>();

  const keyOf = ({ scope, days, sort, order }: ListQuery): ListKey => ({
    accountId: scope.accountId,
    filter: filterOf(scope, days),
    sort,
    order,
  });

  const isLarge = ({ scope, days }: VideoFilter) =>
    hasVideos(db, scope, Math.ceil(KEPT_FROM / Math.max(1, days.length)));

  /** However many ask for a list at once, it is made once. */
  const make = (query: ListQuery): Promise<void> => {
    const key = keyOf(query);
    const name = Object.values(key).join(' ');
    const known = underWay.get(name);
    if (known) return known;
    const made = makeNow(query, key).finally(() => underWay.delete(name));
    underWay.set(name, made);
    return made;
  };

  const makeNow = async (query: ListQuery, key: ListKey) => {
    // Made since the asker looked for it.
    if (await isKept(bulk, key)) return;
    await dropOldLists(bulk, key.accountId);
    const same = await findList(bulk, key);
    const lists = same === undefined ? await listsOfMonths(query) : [same];
    const isMonth = isWholeMonth(query.days);
    if (lists.length > 0) return keepList(bulk, key, { ...sumsOfLists(lists), isMonth });
    return withRoom(query.days, (worth) =>
      keepList(bulk, key, { lists: [], sums: videoSums(query, worth), isMonth }),
    );
  };

  /** The lists of the months of a period, none where it lies in one. */
  const listsOfMonths = async (query: ListQuery): Promise<string[]> => {
    const months = monthsOf(query.days);
    const lists: string[] = [];
    for (const days of months.length > 1 ? months : []) {
      const month = { ...query, days, period: spanOf(days) };
      lists.push((await findList(bulk, keyOf(month))) ?? (await madeList(month)));
    }
    return lists;
  };

  const madeList = async (query: ListQuery): Promise<string> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await make(query);
      const list = await findList(bulk, keyOf(query));
      if (list !== undefined) return list;
    }
    throw new ListUnsettledError();
  };

  const pageOfList = async (query: ListQuery & { limit: number; offset: number }) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await make(query);
      const page = await readPage(db, keyOf(query), query);
      if (page) return page;
    }
    throw new ListUnsettledError();
  };

  /** Any list of these videos. */
  const anyList = async (query: VideoFilter) => {
    const whole: ListQuery = { ...query, search: undefined, sort: 'revenue', order: 'desc' };
    return (await findList(db, keyOf(whole))) ?? (await madeList(whole));
  };

  /** Does something with the sums of the videos, which stay as they are until it is done. */
  const withSums = async <Result>(
    query: VideoFilter,
    work: (trx: Trx, sums: RawBuilder<unknown>) => Promise<Result>,
  ): Promise<Result> => {
    const { scope, search } = query;
    if (!(await isLarge(query)))
      return withRoom(query.days, (worth) =>
        db.transaction().execute((trx) => work(trx, videoSums(query, worth))),
      );
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const list = await anyList(query);
      const sums = search === undefined ? sumsOfLists([list]).sums : searchedSums(scope, { list, search });
      const done = await db
        .transaction()
        .execute(async (trx) =>
          (await holdList(trx, list)) ? { result: await work(trx, sums) } : undefined,
        );
      if (done) return done.result;
    }
    throw new ListUnsettledError();
  };

  return {
    withSums,

    async page(query: ListQuery & { limit: number; offset: number }): Promise<FoundVideos> {
      if (query.search !== undefined) return withSums(query, (trx, sums) => pageOf(trx, sums, query));
      const kept = await readPage(db, keyOf(query), query);
      if (kept) return kept;
      return (await isLarge(query)) ? pageOfList(query) : findVideos(db, query);
    },

    prices: (query: VideoFilter, options: { leastViews: number }): Promise<PriceExtremes> =>
      withSums(query, (trx, sums) => priceExtremes(trx, sums, { ...query, ...options })),
  };
};

export type VideoLists = ReturnType<typeof createVideoLists>;
