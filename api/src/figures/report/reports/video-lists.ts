import { createHash } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import type { OpenDatabase, Trx } from '../../../platform/database/database.ts';
import type { Searches } from '../../../platform/search/searches.ts';
import { createTrackSearch } from '../../../content/music/search/search.service.ts';
import { listDaysOfMonth, startOfMonth } from '../../../platform/calendar.ts';
import type { ConvertedDay } from '../scope/report-days.ts';
import { withNumericFallback } from '../figures/sum-figures.ts';
import { type Scope, clipScope } from '../scope/scope.ts';
import {
  deleteOldLists,
  findList,
  hasAtLeastVideos,
  lockList,
  listExists,
  insertList,
  type ListKey,
  readListPage,
  searchListSums,
  readSumsOfLists,
} from './video-list.repository.ts';
import {
  type FoundVideos,
  findVideos,
  isVideoFound,
  selectPage,
  readPriceExtremes,
  type PriceExtremes,
  type VideoFilter,
  type VideoOrder,
  selectVideoSums,
} from './video.repository.ts';

/** Videos × days from which a list is materialised; smaller lists are summed faster for each request. */
const MATERIALISE_FROM = 50_000;

/** How often a list is computed again when figures change meanwhile. */
const ATTEMPTS = 3;

/**
 * A hash of everything a list depends on: the views by which it has prices, its channels, its country and the viewer's parts of
 * its channels, and files and factor of each day.
 */
const contentHashOf = (scope: Scope, days: readonly ConvertedDay[]) => {
  const { pricedBy, channelIds, only, share } = clipScope(scope, spanOf(days));
  const parts = share?.spans.map((span) => Object.values(span)).toSorted();
  const values = days.map(({ day, factor, wholeFactor, isPriced, files }) => [
    day,
    String(factor),
    String(wholeFactor),
    isPriced,
    files,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([pricedBy, channelIds?.toSorted(), only?.country, parts, values]))
    .digest('base64url');
};

const monthsOf = (days: readonly ConvertedDay[]) => [
  ...Map.groupBy(days, ({ day }) => day.slice(0, 7)).values(),
];

const isWholeMonth = (days: readonly ConvertedDay[]) =>
  days.length === listDaysOfMonth(startOfMonth(days[0]?.day ?? '')).length && monthsOf(days).length === 1;

const spanOf = (days: readonly ConvertedDay[]) => ({
  from: days[0]?.day ?? '',
  to: days.at(-1)?.day ?? '',
});

class ListContentionError extends Error {
  override name = 'ListUnsettledError';
  constructor() {
    super('The figures change faster than the list of videos can be computed.');
  }
}

type ListQuery = VideoFilter & VideoOrder;

/**
 * Videos of a report. Long lists are materialised in the database, sorted, for as long as the figures do not change, so
 * that a page costs only its own rows. Months are materialised separately and add up to longer periods.
 */
export const createVideoLists = ({
  db,
  bulk,
  searches,
}: Pick<OpenDatabase, 'db' | 'bulk'> & { searches: Searches }) => {
  const pending = new Map<string, Promise<void>>();
  const tracks = createTrackSearch({ db, bulk });

  const keyOf = ({ scope, days, sort, order }: ListQuery): ListKey => ({
    accountId: scope.accountId,
    contentHash: contentHashOf(scope, days),
    sort,
    order,
  });

  // Which videos have a track changes without the figures, on which lists depend, and few have the same one.
  const isListed = ({ scope, search }: VideoFilter) =>
    search === undefined && scope.only?.track === undefined;

  const isLarge = async ({ scope, days }: VideoFilter) =>
    scope.only?.track === undefined &&
    hasAtLeastVideos(db, scope, Math.ceil(MATERIALISE_FROM / Math.max(1, days.length)));

  /** Concurrent requests for a list compute it once. */
  const materialise = (query: ListQuery): Promise<void> => {
    const key = keyOf(query);
    const name = Object.values(key).join(' ');
    const known = pending.get(name);
    if (known) return known;
    const work = materialiseNow(query, key).finally(() => pending.delete(name));
    pending.set(name, work);
    return work;
  };

  const materialiseNow = async (query: ListQuery, key: ListKey) => {
    // Another request may have computed it since the caller's check.
    if (await listExists(bulk, key)) return;
    await deleteOldLists(bulk, key.accountId);
    const same = await findList(bulk, key);
    const lists = same === undefined ? await ensureMonthLists(query) : [same];
    const isMonth = isWholeMonth(query.days);
    if (lists.length > 0) return insertList(bulk, key, { ...readSumsOfLists(lists), isMonth });
    return withNumericFallback(query, (factors) =>
      insertList(bulk, key, { lists: [], sums: selectVideoSums(query, factors), isMonth }),
    );
  };

  /** The lists of the months of a period; none when the period lies within one month. */
  const ensureMonthLists = async (query: ListQuery): Promise<string[]> => {
    const months = monthsOf(query.days);
    const lists: string[] = [];
    for (const days of months.length > 1 ? months : []) {
      const month = { ...query, days, period: spanOf(days) };
      lists.push((await findList(bulk, keyOf(month))) ?? (await ensureList(month)));
    }
    return lists;
  };

  const ensureList = async (query: ListQuery): Promise<string> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await materialise(query);
      const list = await findList(bulk, keyOf(query));
      if (list !== undefined) return list;
    }
    throw new ListContentionError();
  };

  const pageOfList = async (query: ListQuery & { limit: number; offset: number }) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await materialise(query);
      const page = await readListPage(db, keyOf(query), query);
      if (page) return page;
    }
    throw new ListContentionError();
  };

  /** Finds a list of these videos in any sort order, or computes one. */
  const findOrMaterialise = async (query: VideoFilter) => {
    const whole: ListQuery = { ...query, search: undefined, sort: 'revenue', order: 'desc' };
    return (await findList(db, keyOf(whole))) ?? (await ensureList(whole));
  };

  /** Runs `work` in a transaction in which the sums of the videos do not change. */
  const withSums = async <Result>(
    query: VideoFilter,
    work: (trx: Trx, sums: RawBuilder<unknown>) => Promise<Result>,
  ): Promise<Result> => {
    const { scope, search } = query;
    if (!(await isLarge(query)))
      return withNumericFallback(query, (factors) =>
        db.transaction().execute((trx) => work(trx, selectVideoSums(query, factors))),
      );
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const list = await findOrMaterialise(query);
      const sums =
        search === undefined ? readSumsOfLists([list]).sums : searchListSums(scope, { list, search });
      const done = await db
        .transaction()
        .execute(async (trx) =>
          (await lockList(trx, list)) ? { result: await work(trx, sums) } : undefined,
        );
      if (done) return done.result;
    }
    throw new ListContentionError();
  };

  return {
    withSums,

    /** Materialises a large list that is not there, before anybody asks for it; returns whether it had to. */
    async prepare(query: ListQuery): Promise<boolean> {
      if (!(await isLarge(query)) || (await listExists(db, keyOf(query)))) return false;
      await materialise(query);
      return true;
    },

    /** What to look for in titles of videos and tracks and names of channels. */
    async prepareSearch(accountId: string, typed: string | undefined) {
      if (typed === undefined) return undefined;
      await tracks.waitForIndex();
      return searches.prepare(typed, {
        kinds: ['video', 'channel'],
        accountId,
        isFound: (search) => isVideoFound(accountId, search),
      });
    },

    async page(query: ListQuery & { limit: number; offset: number }): Promise<FoundVideos> {
      if (!isListed(query)) return withSums(query, (trx, sums) => selectPage(trx, sums, query));
      const page = await readListPage(db, keyOf(query), query);
      if (page) return page;
      return (await isLarge(query)) ? pageOfList(query) : findVideos(db, query);
    },

    prices: (query: VideoFilter, options: { minViews: number }): Promise<PriceExtremes> =>
      withSums(query, (trx, sums) => readPriceExtremes(trx, sums, { ...query, ...options })),
  };
};

export type VideoLists = ReturnType<typeof createVideoLists>;
