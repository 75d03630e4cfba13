import type { Amount } from '../../figures/report/figures/money.ts';
import { roundTo } from '../../platform/rounding.ts';
import { type ExplainedLine, type LineSums, sumLines } from './explained-line.ts';

/** Why an amount differs from that of the month before, in the order in which the differences are computed. */
export const bridgeCauses = [
  'views',
  'price',
  'premium',
  'new_videos',
  'gone_videos',
  'booked',
  'rate',
  'share',
  'fee',
  'rounding',
  'corrections',
  'withheld',
  'advances',
] as const;
export type BridgeCause = (typeof bridgeCauses)[number];

/** What a video has of the days that count for the amount. */
export type VideoMonth = {
  channelId: string;
  videoId: string;
  views: bigint;
  premiumViews: bigint;
  /** Micros of dollars, `premium` of which are from YouTube Premium. */
  revenue: bigint;
  premium: bigint;
};

export type BridgeMonth = {
  isMember: boolean;
  lines: readonly ExplainedLine[];
  videos: readonly VideoMonth[];
  /** The channels with revenue, also those of which the member has no part. */
  channels: ReadonlySet<string>;
  /** What the statement shows, and what it corrects of earlier months. */
  shown: Amount;
  corrections: Amount;
  /** What is withheld of both, and what of the rest advances take back; 0 for an account. */
  withheld: Amount;
  recouped: Amount;
};

/** More digits than micros, so that little is lost before the last division. */
const SCALE = 1_000_000n;

/** Divides by anything but 0, rounded. */
const divide = (top: bigint, bottom: bigint) => (bottom < 0n ? roundTo(-top, -bottom) : roundTo(top, bottom));

const sumVideos = (videos: readonly VideoMonth[]) =>
  videos.reduce(
    (sum, video) => ({
      views: sum.views + video.views,
      premiumViews: sum.premiumViews + video.premiumViews,
      revenue: sum.revenue + video.revenue,
      premium: sum.premium + video.premium,
    }),
    { views: 0n, premiumViews: 0n, revenue: 0n, premium: 0n },
  );
type VideoSums = ReturnType<typeof sumVideos>;

/** The revenue of views of one kind at the later price, if there were as many as the earlier part of them says. */
const atLaterPrice = (
  views: bigint,
  part: { of: bigint; views: bigint },
  later: { views: bigint; revenue: bigint },
) => {
  if (later.views === 0n) return part.views === 0n ? later.revenue * SCALE : undefined;
  return divide(views * part.views * later.revenue * SCALE, part.of * later.views);
};

/** Revenue of the same videos after each cause, scaled: more views, then their prices, then the part of premium views. */
const listVideoStages = (before: VideoSums, after: VideoSums) => {
  const [start, end] = [before.revenue * SCALE, after.revenue * SCALE];
  if (before.views === 0n) return { views: start, price: end, premium: end };
  const regular = atLaterPrice(
    after.views,
    { of: before.views, views: before.views - before.premiumViews },
    { views: after.views - after.premiumViews, revenue: after.revenue - after.premium },
  );
  const premium = atLaterPrice(
    after.views,
    { of: before.views, views: before.premiumViews },
    { views: after.premiumViews, revenue: after.premium },
  );
  return {
    views: divide(start * after.views, before.views),
    // Without views of a kind in the later month nothing says what their price would have been.
    price: regular === undefined || premium === undefined ? end : regular + premium,
    premium: end,
  };
};

type ChannelMonth = { sums: LineSums; videos: readonly VideoMonth[]; hasOthers: boolean };

/** The causes before rounding. */
const channelCauses = bridgeCauses.slice(0, bridgeCauses.indexOf('rounding'));

/** A channel's amount after each cause; what is between two of them is the effect of the later one. */
const listChannelStages = (before: ChannelMonth, after: ChannelMonth, isMember: boolean): Amount[] => {
  const own = ({ net, gross }: LineSums) => (isMember ? net : gross);
  const [start, end] = [own(before.sums), own(after.sums)];
  // A channel that the member did not have yet, or has no more, is a change of shares.
  if (before.hasOthers || after.hasOthers)
    return channelCauses.map((_, index) => (index < channelCauses.indexOf('share') ? start : end));
  const known = new Set(before.videos.map(({ videoId }) => videoId));
  const present = new Set(after.videos.map(({ videoId }) => videoId));
  const kept = listVideoStages(
    sumVideos(before.videos.filter(({ videoId }) => present.has(videoId))),
    sumVideos(after.videos.filter(({ videoId }) => known.has(videoId))),
  );
  const gone = sumVideos(before.videos.filter(({ videoId }) => !present.has(videoId))).revenue * SCALE;
  const added = sumVideos(after.videos.filter(({ videoId }) => !known.has(videoId))).revenue * SCALE;
  const rest = (before.sums.micros - sumVideos(before.videos).revenue) * SCALE;
  const dollars = [
    kept.views + gone + rest,
    kept.price + gone + rest,
    kept.premium + gone + rest,
    kept.premium + gone + rest + added,
    kept.premium + rest + added,
    after.sums.micros * SCALE,
  ];
  const hasBefore = before.sums.micros !== 0n && before.sums.whole !== 0n && before.sums.gross !== 0n;
  const [at, of] = hasBefore ? [start, before.sums] : [end, after.sums];
  const scale = (amount: bigint, whole: bigint) => (whole === 0n ? 0n : divide(amount * at, whole));
  return [
    ...dollars.map((amount) => scale(amount, of.micros * SCALE)),
    scale(after.sums.whole, of.whole),
    scale(after.sums.gross, of.gross),
    end,
  ];
};

const groupMonth = ({ lines, videos, channels, isMember }: BridgeMonth) => {
  const linesOf = Map.groupBy(lines, ({ channelId }) => channelId);
  const videosOf = Map.groupBy(videos, ({ channelId }) => channelId);
  return (id: string): ChannelMonth => ({
    sums: sumLines(linesOf.get(id) ?? [], isMember),
    videos: videosOf.get(id) ?? [],
    hasOthers: isMember && !linesOf.has(id) && channels.has(id),
  });
};

/**
 * Why the amount of a month differs from that of another one, by cause. Each cause is computed with everything before it,
 * so that the parts add up to the difference without a remainder.
 */
export const compareMonths = (before: BridgeMonth, after: BridgeMonth): Record<BridgeCause, Amount> => {
  const { isMember } = after;
  const [monthBefore, monthAfter] = [groupMonth(before), groupMonth(after)];
  const ids = new Set([...before.lines, ...after.lines].map(({ channelId }) => channelId));
  const parts = new Map<BridgeCause, Amount>(bridgeCauses.map((cause) => [cause, 0n]));
  const add = (cause: BridgeCause, amount: Amount) => parts.set(cause, (parts.get(cause) ?? 0n) + amount);
  const own = (sums: LineSums) => (isMember ? sums.net : sums.gross);
  for (const id of ids) {
    const [was, is] = [monthBefore(id), monthAfter(id)];
    let last = own(was.sums);
    for (const [index, stage] of listChannelStages(was, is, isMember).entries()) {
      const cause = channelCauses[index];
      if (cause) add(cause, stage - last);
      last = stage;
    }
  }
  const rounding = ({ shown, lines }: BridgeMonth) => shown - own(sumLines(lines, isMember));
  add('rounding', rounding(after) - rounding(before));
  add('corrections', after.corrections - before.corrections);
  add('withheld', before.withheld - after.withheld);
  add('advances', before.recouped - after.recouped);
  // Every cause was set before the loop.
  return Object.fromEntries(parts) as Record<BridgeCause, Amount>;
};
