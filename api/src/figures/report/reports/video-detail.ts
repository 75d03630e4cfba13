import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { toMediaUrl } from '../../../content/media/drawing.ts';
import type { Day, Period } from '../../../platform/calendar.ts';
import { type CountryValue, splitByCountry } from './country-report.ts';
import { freshness } from '../../ingest/delivered-days.read.ts';
import { type ChannelDay, toChannelDays } from '../scope/report-days.ts';
import { toAmountText } from '../figures/money.ts';
import { listChangesBetween } from './definition-changes.ts';
import type { Comparison } from '../scope/period.ts';
import type { ReportContext, Selection, Viewer } from '../scope/report-context.ts';
import { statusOf } from '../scope/report-status.ts';
import { createChannelComparison, type VideoKey } from './channel-comparison.ts';
import { computeMemberShare, type Scope } from '../scope/scope.ts';
import * as repository from './video-detail.repository.ts';
import { listDaysOfLife, findFirstDay, startingAt } from './video-life.ts';
import { computeVideoFigures } from '../figures/figures.ts';
import { analyzePremium, analyzeRevenue, sumVideoDays } from '../figures/video-sums.ts';

export type VideoDetailQuery = {
  id: string;
  /** The first day; undefined for everything since the publication. */
  from?: Day | undefined;
  to: Day;
  /** How many countries are listed. */
  top: number;
} & Comparison &
  Pick<Selection, 'member' | 'amounts'>;

const summed = (
  rows: readonly repository.VideoCountryRow[],
  valueOf: (row: repository.VideoCountryRow) => bigint,
): CountryValue[] => {
  const sums = new Map<string, bigint>();
  for (const row of rows) sums.set(row.country, (sums.get(row.country) ?? 0n) + valueOf(row));
  return [...sums].map(([country, value]) => ({ country, value }));
};

export const createVideoDetail = ({ db, context }: { db: Db; context: ReportContext }) => {
  const compareWithChannel = createChannelComparison({ db, context });

  const rowsOf = (place: VideoKey, days: readonly ChannelDay[]) =>
    repository.readVideoDays(db, { ...place, days: days.map(({ day }) => day) });

  /** The comparison, which begins on a day when the video was published. */
  const comparisonOf = async (
    viewer: Viewer,
    place: VideoKey,
    { scope, publishedOn, ...query }: { scope: Scope; publishedOn: Day | null } & Period & Comparison,
  ) => {
    const { window, gap } = await context.findWindow(query);
    const isBefore = window !== undefined && publishedOn !== null && window.from < publishedOn;
    if (!window || isBefore || gap)
      return {
        window: window ?? null,
        gap: isBefore ? ('before_publication' as const) : gap,
        changes: [],
        total: null,
      };
    const { days } = await context.readDays(viewer, scope, window);
    const channelDays = toChannelDays(days, scope, place.channelId);
    return {
      window,
      gap,
      changes: listChangesBetween(query, window),
      total: sumVideoDays(channelDays, await rowsOf(place, channelDays), scope.pricedBy).total,
    };
  };

  const countriesOf = async (place: VideoKey, days: readonly ChannelDay[], top: number) => {
    const rows = await repository.readVideoCountryDays(db, place, days);
    const factors = new Map(days.map((day) => [day.day, day]));
    const counted = (text: string | null) => BigInt(text ?? '0');
    const convert = ({ day, revenue_micros: micros }: repository.VideoCountryRow) => {
      const value = factors.get(day);
      return value?.hasRevenue ? counted(micros) * value.channelFactor : 0n;
    };
    return {
      views: splitByCountry(
        summed(rows, ({ views }) => counted(views)),
        { top, format: Number },
      ),
      premium_views: splitByCountry(
        summed(rows, ({ premium_views: views }) => counted(views)),
        { top, format: Number },
      ),
      revenue: splitByCountry(summed(rows, convert), { top, format: toAmountText }),
    };
  };

  return async (viewer: Viewer, query: VideoDetailQuery) => {
    const scope = await context.readScope(viewer, { member: query.member, amounts: query.amounts });
    const { accountId, channelIds } = scope;
    const video = await repository.findVideo(db, { accountId, id: query.id });
    if (!video || (channelIds && !channelIds.includes(video.channel_id))) throw new AppError('not_found');
    const place = { accountId, channelId: video.channel_id, videoId: video.id };

    const publishedOn = video.published_on;
    const firstDay = findFirstDay({ publishedOn, firstDelivered: (await freshness(db)).firstDay }, query.to);
    const requested = { from: query.from ?? firstDay, to: query.to };
    const { days: delivered, rate } = await context.readDays(viewer, scope, requested);
    const requestedDays = toChannelDays(delivered, scope, video.channel_id);
    const rows = await rowsOf(place, requestedDays);
    const days = listDaysOfLife(requestedDays, publishedOn, rows);
    const period = startingAt(requested, days[0]?.day);
    const { daily, total } = sumVideoDays(days, rows, scope.pricedBy);
    const before = await comparisonOf(viewer, place, { ...query, ...requested, scope, publishedOn });
    const { firstDays, medianOn, times } = await compareWithChannel(viewer, place, {
      scope,
      publishedOn,
      period,
      own: total,
    });
    return {
      period,
      compare: before.window,
      compare_gap: before.gap,
      compare_changes: before.changes,
      currency: viewer.currency,
      rate,
      status: statusOf(days),
      member_share: computeMemberShare({ ...scope, channelIds: [video.channel_id] }, period),
      video: {
        id: video.id,
        // The id replaces a title that is not fetched yet, or has expired.
        title: video.title ?? video.id,
        thumbnail: video.thumbnail ?? toMediaUrl('thumbnail', video.id),
        channel: { id: video.channel_id, name: video.channel_name, thumbnail: video.channel_thumbnail },
        published_on: publishedOn,
        first_day: firstDay,
        duration_seconds: video.duration_seconds,
        tracks: (await repository.readUsedTracks(db, place)).map((track) => ({
          ...track,
          cover: track.cover ?? toMediaUrl('cover', track.isrc),
        })),
      },
      figures: computeVideoFigures(total),
      previous: before.total && computeVideoFigures(before.total),
      times_median: times,
      revenue_analysis: analyzeRevenue(total),
      premium_analysis: analyzePremium(total),
      countries: await countriesOf(place, days, query.top),
      points: daily.map(({ day, sums }) => {
        const { revenue, views, engaged_views, rpm, premium_views } = computeVideoFigures(sums);
        return { date: day, revenue, views, engaged_views, rpm, premium_views, median: medianOn(day) };
      }),
      first_days: firstDays,
    };
  };
};
