import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { mediaUrl } from '../media/drawing.ts';
import { type CountryValue, splitByCountry } from './country-report.ts';
import type { ReportDay } from './report-days.ts';
import { amountText } from './money.ts';
import type { Comparison, Period } from './period.ts';
import type { ReportContext, Viewer } from './report-context.ts';
import { createChannelComparison, type VideoKey } from './channel-comparison.ts';
import * as repository from './video-detail.repository.ts';
import { premiumAnalysis, revenueAnalysis, sumVideoDays, videoFigures } from './video-totals.ts';

export type VideoDetailQuery = {
  id: string;
  member?: string | undefined;
  /** How many countries are listed. */
  top: number;
} & Period &
  Comparison;

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

  const totalsOf = async (place: VideoKey, days: readonly ReportDay[]) =>
    sumVideoDays(days, await repository.videoDays(db, { ...place, days: days.map(({ day }) => day) }));

  const countriesOf = async (place: VideoKey, days: readonly ReportDay[], top: number) => {
    const rows = await repository.videoCountryDays(db, place, days);
    const factors = new Map(days.map((day) => [day.day, day]));
    const counted = (text: string | null) => BigInt(text ?? '0');
    const convert = ({ day, revenue_micros: micros }: repository.VideoCountryRow) => {
      const value = factors.get(day);
      return value?.hasRevenue ? counted(micros) * value.factor : 0n;
    };
    return {
      views: splitByCountry(
        summed(rows, ({ views }) => counted(views)),
        { top, format: Number },
      ),
      premium_views: splitByCountry(
        summed(rows, ({ red_views: views }) => counted(views)),
        { top, format: Number },
      ),
      revenue: splitByCountry(summed(rows, convert), { top, format: amountText }),
    };
  };

  return async (viewer: Viewer, query: VideoDetailQuery) => {
    const period = { from: query.from, to: query.to };
    const scope = await context.scopeOf(viewer, { member: query.member });
    const { accountId, channelIds } = scope;
    const video = await repository.findVideo(db, { accountId, id: query.id });
    if (!video || (channelIds && !channelIds.includes(video.channel_id))) throw new AppError('not_found');
    const place = { accountId, channelId: video.channel_id, videoId: video.id };

    const { days, rate, status } = await context.reportDaysOf(viewer, period);
    const { daily, total } = await totalsOf(place, days);
    const { window, isCovered } = await context.windowOf(query);
    const before =
      window && isCovered
        ? await totalsOf(place, (await context.reportDaysOf(viewer, window)).days)
        : undefined;
    const { firstDays, medianOn } = await compareWithChannel(viewer, place, {
      publishedOn: video.published_on,
      period,
    });
    return {
      period,
      compare: window ?? null,
      currency: viewer.currency,
      rate,
      status,
      video: {
        id: video.id,
        // The id replaces a title that is not fetched yet, or has expired.
        title: video.title ?? video.id,
        thumbnail: video.thumbnail ?? mediaUrl('thumbnail', video.id),
        channel: { id: video.channel_id, name: video.channel_name, thumbnail: video.channel_thumbnail },
        published_on: video.published_on,
        duration_seconds: video.duration_seconds,
        tracks: (await repository.usedTracks(db, place)).map((track) => ({
          ...track,
          cover: track.cover ?? mediaUrl('cover', track.isrc),
        })),
      },
      figures: videoFigures(total),
      previous: before ? videoFigures(before.total) : null,
      revenue_analysis: revenueAnalysis(total),
      premium_analysis: premiumAnalysis(total),
      countries: await countriesOf(place, days, query.top),
      points: daily.map(({ day, totals }) => {
        const { revenue, views, rpm, premium_views } = videoFigures(totals);
        return { date: day, revenue, views, rpm, premium_views, median: medianOn(day) };
      }),
      first_days: firstDays,
    };
  };
};
