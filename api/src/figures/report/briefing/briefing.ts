import type { Db } from '../../../platform/database/database.ts';
import { addDays, type Day, listDays } from '../../../platform/calendar.ts';
import { freshness } from '../../ingest/delivered-days.read.ts';
import { countOf, toMoney } from '../figures/figures.ts';
import { toAmountText } from '../figures/money.ts';
import { toSumsByDay } from '../figures/sum-period.ts';
import { findLastChange } from '../reports/definition-changes.ts';
import type { VideoLists } from '../reports/video-lists.ts';
import type { ReportContext, Selection, Viewer } from '../scope/report-context.ts';
import { readDailySums } from '../scope/report.repository.ts';
import { statusOf } from '../scope/report-status.ts';
import { clipScope } from '../scope/scope.ts';
import { describeCauses, describeCompared, describeDeviations } from './describe-deviations.ts';
import { describeMonth } from './describe-month.ts';
import { findVideoDeviations } from './find-video-deviations.ts';
import { findDeviations } from './find-deviations.ts';
import { compareDay, isUnusual, type Series } from './deviations.ts';

export type BriefingQuery = Selection & { day?: Day | undefined };

/** The days whose figures a briefing reads: half a year, from which the end of the month is forecast. */
const HISTORY_DAYS = 182;
/** The days of its curve. */
const CURVE_DAYS = 28;
const TOP_VIDEOS = 3;

const NOTHING = {
  day: null,
  status: null,
  views: null,
  revenue: null,
  difference: null,
  causes: null,
  deviations: [],
  month: null,
  days: [],
  videos: [],
};

/** What happened on a day, the month so far, and the newest days. */
export const createBriefing =
  ({ db, lists, context }: { db: Db; lists: VideoLists; context: ReportContext }) =>
  async (viewer: Viewer, { day: asked, ...selection }: BriefingQuery) => {
    const { currency } = viewer;
    const whole = await context.readScope(viewer, selection);
    const { latestDay } = await freshness(db);
    const day = asked ?? latestDay;
    if (day === null) return { currency, ...NOTHING };

    const period = { from: addDays(day, -HISTORY_DAYS), to: day };
    const scope = clipScope(whole, period);
    const { days } = await context.readDays(viewer, scope, period);
    const byDay = toSumsByDay(days, await readDailySums(db, { scope, period }));
    const counted = findLastChange(day);
    const isCounted = (each: Day) => counted === undefined || each >= counted;
    const series: Series = {
      revenue: (each) => byDay.get(each)?.revenue ?? undefined,
      views: (each) => (isCounted(each) ? (byDay.get(each)?.views ?? undefined) : undefined),
    };
    const compared = compareDay(series, day, { series: 1 });
    const { views, revenue, difference, causes } = compared;

    const query = { scope: whole, day, days, whole: revenue?.usual?.median ?? 0n, isCounted };
    const { top, deviations: videos } = await findVideoDeviations({ db, lists }, query);
    const channels = selection.channel === undefined ? await findDeviations(db, 'channel_id', query) : [];
    // A change of the whole that no channel explains.
    const isUnexplained = isUnusual(compared) && channels.length === 0;
    const countries = isUnexplained ? await findDeviations(db, 'country', query) : [];
    return {
      currency,
      day,
      status: statusOf(days.filter((each) => each.day === day)),
      views: describeCompared(views, Number),
      revenue: describeCompared(revenue, toAmountText),
      difference: toMoney(difference ?? null),
      causes: describeCauses(causes),
      deviations: await describeDeviations(db, { channels, countries, videos }, query),
      month: describeMonth(byDay, day, currency),
      days: listDays(addDays(day, 1 - CURVE_DAYS), day).map((each) => ({
        day: each,
        views: countOf(byDay.get(each)?.views ?? null),
        revenue: toMoney(byDay.get(each)?.revenue ?? null),
      })),
      videos: top.slice(0, TOP_VIDEOS).map(({ id, title, thumbnail, channel, ...figures }) => ({
        id,
        title: title ?? id,
        thumbnail,
        channel,
        views: figures.views,
        revenue: figures.revenue,
      })),
    };
  };
