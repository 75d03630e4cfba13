import type { Db } from '../../platform/database/database.ts';
import { absoluteOf, compareBigints, parseAmount, toAmountText } from '../../figures/report/figures/money.ts';
import { countOf, toMoney } from '../../figures/report/figures/figures.ts';
import { sumPeriod } from '../../figures/report/figures/sum-period.ts';
import type { Sums } from '../../figures/report/figures/sums.ts';
import { createComparedSums, type ReportQuery } from '../../figures/report/reports/compared-sums.ts';
import { listChangesBetween } from '../../figures/report/reports/definition-changes.ts';
import type { ReportContext, Viewer } from '../../figures/report/scope/report-context.ts';
import { clipScope, type Scope } from '../../figures/report/scope/scope.ts';
import type { Period } from '../../platform/calendar.ts';
import {
  compareRevenue,
  compareUnit,
  type ComparedSide,
  type ComparedUnit,
  getOwn,
  reportCauses,
} from './compare-revenue.ts';
import { toChannelUnits, toVideoUnit } from './compared-units.ts';
import {
  type BothPeriods,
  readChannelsWithRevenue,
  readDifferingVideos,
  readVideosByChannel,
} from './compared-periods.repository.ts';
import { listChannels } from './file-revenue.repository.ts';
import { findVideoScope, type VideoSelection } from './video-scope.ts';

export type BridgeQuery = ReportQuery & VideoSelection;

/** How many of the largest differences are listed. */
export const MAX_CONTRIBUTIONS = 10;

/** A channel or video with its amounts; the id is null for figures that YouTube attributes to no video. */
const describeUnit = (
  unit: ComparedUnit,
  { id, name, isMember }: { id: string | null; name: string; isMember: boolean },
) => {
  const [before, after] = [getOwn(unit.before.sums, isMember), getOwn(unit.after.sums, isMember)];
  const parts = compareUnit(unit, isMember);
  const size = (cause: (typeof reportCauses)[number]) => absoluteOf(parts.get(cause) ?? 0n);
  const [largest] = reportCauses.toSorted((a, b) => compareBigints(size(b), size(a)));
  return {
    id,
    name,
    before: toAmountText(before),
    after: toAmountText(after),
    difference: toAmountText(after - before),
    cause: largest ?? 'views',
  };
};

const describeParts = (parts: ReturnType<typeof compareRevenue>) =>
  reportCauses.map((cause) => ({ cause, amount: toAmountText(parts[cause]) }));

/** Why the revenue of a period differs from that of what it is compared with, as the summary reports both. */
export const createBridgePeriods = ({ db, context }: { db: Db; context: ReportContext }) => {
  const readCompared = createComparedSums({ context });

  const readRows = async (viewer: Viewer, whole: Scope, { video, ...period }: Period & VideoSelection) => {
    const scope = clipScope(whole, period);
    const { days } = await context.readDays(viewer, scope, period);
    // Days without revenue, or without a rate, are in no amount; parts decide which of the other rows count.
    const paid = days.filter(({ hasRevenue }) => hasRevenue).map((day) => ({ ...day, isPriced: true }));
    return { scope, period, days: paid, video };
  };

  /** The channels of which a member has no part in one of the periods, while they had revenue. */
  const readOthers = async (scope: Scope, both: BothPeriods, seen: ReadonlySet<string>) => {
    const find = async (rows: BothPeriods['before']) =>
      scope.share
        ? readChannelsWithRevenue(db, { accountId: scope.accountId, ids: [...seen], ...rows.period })
        : new Set<string>();
    return { before: await find(both.before), after: await find(both.after) };
  };

  const listLargestChannels = async (units: readonly ComparedUnit[], { accountId, share }: Scope) => {
    const isMember = share !== undefined;
    const change = ({ before, after }: ComparedUnit) =>
      absoluteOf(getOwn(after.sums, isMember) - getOwn(before.sums, isMember));
    const differing = units
      .filter((unit) => change(unit) !== 0n)
      .toSorted((a, b) => compareBigints(change(b), change(a)) || (a.id < b.id ? -1 : 1));
    const largest = differing.slice(0, MAX_CONTRIBUTIONS);
    const channels = await listChannels(db, { accountId, ids: largest.map(({ id }) => id) });
    const names = new Map(channels.map(({ id, name }) => [id, name]));
    return {
      of: 'channels' as const,
      count: differing.length,
      items: largest.map((unit) =>
        describeUnit(unit, { id: unit.id, name: names.get(unit.id) ?? unit.id, isMember }),
      ),
    };
  };

  const listLargestVideos = async (both: BothPeriods, { share }: Scope) => {
    const rows = await readDifferingVideos(db, both, MAX_CONTRIBUTIONS);
    const items = [...Map.groupBy(rows, (row) => row.video_id)].map(([id, own]) =>
      describeUnit(toVideoUnit(id, own), {
        id: id || null,
        name: own[0]?.title ?? id,
        isMember: share !== undefined,
      }),
    );
    return { of: 'videos' as const, count: rows[0]?.differing ?? 0, items };
  };

  /** The revenue and views of a video in both periods, by its rows; nothing where a period has no day with revenue. */
  const readVideo = async (viewer: Viewer, scope: Scope, { video = '', ...query }: BridgeQuery) => {
    const period = { from: query.from, to: query.to };
    const { window, gap } = await context.findWindow(query);
    const compared = window && gap === null ? window : undefined;
    const both = {
      before: await readRows(viewer, scope, { ...(compared ?? period), video }),
      after: await readRows(viewer, scope, { ...period, video }),
    };
    const unit = toVideoUnit(video, await readVideosByChannel(db, both));
    const describe = ({ kept, single, sums }: ComparedSide, isKnown: boolean) => ({
      amount: isKnown ? toAmountText(getOwn(sums, scope.share !== undefined)) : null,
      views: isKnown ? Number(kept.views + single.views) : null,
    });
    const isKnown = both.after.days.length > 0;
    const isBeforeKnown = compared !== undefined && both.before.days.length > 0;
    return {
      currency: viewer.currency,
      of: scope.share ? ('member' as const) : ('account' as const),
      period,
      compare: window ?? null,
      compare_gap: gap,
      compare_changes: compared ? listChangesBetween(query, compared) : [],
      before: describe(unit.before, isBeforeKnown),
      after: describe(unit.after, isKnown),
      parts:
        isKnown && isBeforeKnown ? describeParts(compareRevenue([unit], scope.share !== undefined)) : null,
      contributions: null,
    };
  };

  const describeSums = ({ revenue, views }: Sums) => ({ amount: toMoney(revenue), views: countOf(views) });

  return async (viewer: Viewer, query: BridgeQuery) => {
    if (query.video !== undefined)
      return readVideo(viewer, await findVideoScope({ db, context }, viewer, query), query);
    const { scope, period, current, before } = await readCompared(viewer, query);
    const after = sumPeriod(current.byDay, period);
    const described = {
      currency: viewer.currency,
      of: scope.share ? ('member' as const) : ('account' as const),
      period,
      compare: before.window,
      compare_gap: before.gap,
      compare_changes: before.changes,
      before: describeSums(before.whole),
      after: describeSums(after),
    };
    const { window, whole } = before;
    if (!window || whole.revenue === null || after.revenue === null)
      return { ...described, parts: null, contributions: null };

    const isMember = scope.share !== undefined;
    const both = {
      before: await readRows(viewer, scope, window),
      after: await readRows(viewer, scope, period),
    };
    const rows = await readVideosByChannel(db, both);
    const others = await readOthers(scope, both, new Set(rows.map((row) => row.channel_id)));
    const units = toChannelUnits(rows, others);
    const parts = compareRevenue(units, isMember);
    const { count, items, of } =
      query.channel === undefined
        ? await listLargestChannels(units, scope)
        : await listLargestVideos(both, scope);
    const listed = items.reduce((sum, { difference }) => sum + parseAmount(difference), 0n);
    const rest = after.revenue - whole.revenue - listed;
    return {
      ...described,
      parts: describeParts(parts),
      contributions: { of, items, others: { count: count - items.length, difference: toAmountText(rest) } },
    };
  };
};
