import type { Amount } from '../../figures/report/figures/money.ts';
import { roundTo } from '../../platform/rounding.ts';
import type { LineSums } from './explained-line.ts';

/** Why revenue differs from that of another period, in the order in which the differences are computed. */
export const revenueCauses = [
  'views',
  'price',
  'premium',
  'new_videos',
  'gone_videos',
  'new_channels',
  'gone_channels',
  'booked',
  'rate',
  'share',
  'fee',
] as const;
export type RevenueCause = (typeof revenueCauses)[number];

/** Those of reports, whose rows by video are their whole revenue: nothing of it was booked. */
export const reportCauses = revenueCauses.filter((cause) => cause !== 'booked');

export type VideoSums = {
  views: bigint;
  premiumViews: bigint;
  /** Micros of dollars, `premium` of which are from YouTube Premium. */
  revenue: bigint;
  premium: bigint;
};

/** What a channel or a video has of the days of a period that count for the amount. */
export type ComparedSide = {
  sums: Pick<LineSums, 'micros' | 'whole' | 'gross' | 'net'>;
  /** Of the videos that the other period has, too, and of those that only this one has. */
  kept: VideoSums;
  single: VideoSums;
  /** `others`: with revenue of which the member has no part. `absent`: of a channel without revenue and views. */
  presence: 'seen' | 'others' | 'absent';
};

export type ComparedUnit = { id: string; before: ComparedSide; after: ComparedSide };

/** More digits than micros, so that little is lost before the last division. */
const SCALE = 1_000_000n;

export const noVideoSums: VideoSums = { views: 0n, premiumViews: 0n, revenue: 0n, premium: 0n };

/** Divides by anything but 0, rounded. */
const divide = (top: bigint, bottom: bigint) => (bottom < 0n ? roundTo(-top, -bottom) : roundTo(top, bottom));

/** What the amount of an account or a member has of revenue. */
export const getOwn = ({ net, gross }: Pick<LineSums, 'net' | 'gross'>, isMember: boolean): Amount =>
  isMember ? net : gross;

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
    // Without views of a kind in the later period nothing says what their price would have been.
    price: regular === undefined || premium === undefined ? end : regular + premium,
    premium: end,
  };
};

/** The one cause of the whole difference of a channel that one of the periods does not have. */
const findSingleCause = (before: ComparedSide, after: ComparedSide): RevenueCause | undefined => {
  // A channel that the member did not have yet, or has no more, is a change of shares.
  if (before.presence === 'others' || after.presence === 'others') return 'share';
  if (before.presence === 'absent') return 'new_channels';
  return after.presence === 'absent' ? 'gone_channels' : undefined;
};

/** The amount after each cause; what is between two of them is the effect of the later one. */
const listStages = ({ before, after }: ComparedUnit, isMember: boolean): Record<RevenueCause, Amount> => {
  const [start, end] = [getOwn(before.sums, isMember), getOwn(after.sums, isMember)];
  const kept = listVideoStages(before.kept, after.kept);
  const gone = before.single.revenue * SCALE;
  const added = after.single.revenue * SCALE;
  const rest = before.sums.micros * SCALE - before.kept.revenue * SCALE - gone;
  const hasBefore = before.sums.micros !== 0n && before.sums.whole !== 0n && before.sums.gross !== 0n;
  const [at, of] = hasBefore ? [start, before.sums] : [end, after.sums];
  const scale = (amount: bigint, whole: bigint) => (whole === 0n ? 0n : divide(amount * at, whole));
  const convert = (dollars: bigint) => scale(dollars, of.micros * SCALE);
  const videos = convert(kept.premium + rest + added);
  return {
    views: convert(kept.views + gone + rest),
    price: convert(kept.price + gone + rest),
    premium: convert(kept.premium + gone + rest),
    new_videos: convert(kept.premium + gone + rest + added),
    gone_videos: videos,
    new_channels: videos,
    gone_channels: videos,
    booked: convert(after.sums.micros * SCALE),
    rate: scale(after.sums.whole, of.whole),
    share: scale(after.sums.gross, of.gross),
    fee: end,
  };
};

/** Why the amount of one channel or video differs. */
export const compareUnit = (unit: ComparedUnit, isMember: boolean): ReadonlyMap<RevenueCause, Amount> => {
  const { before, after } = unit;
  const [start, end] = [getOwn(before.sums, isMember), getOwn(after.sums, isMember)];
  const single = findSingleCause(before, after);
  if (single) return new Map([[single, end - start]]);
  const stages = listStages(unit, isMember);
  let last = start;
  return new Map(
    revenueCauses.map((cause) => {
      const amount = stages[cause] - last;
      last = stages[cause];
      return [cause, amount];
    }),
  );
};

/**
 * Why the revenue of a period differs from that of another one, by cause. Each cause is computed with everything before it,
 * so that the parts add up to the difference without a remainder.
 */
export const compareRevenue = (
  units: readonly ComparedUnit[],
  isMember: boolean,
): Record<RevenueCause, Amount> => {
  const parts = new Map<RevenueCause, Amount>(revenueCauses.map((cause) => [cause, 0n]));
  for (const unit of units)
    for (const [cause, amount] of compareUnit(unit, isMember))
      parts.set(cause, (parts.get(cause) ?? 0n) + amount);
  // Every cause was set before the loop.
  return Object.fromEntries(parts) as Record<RevenueCause, Amount>;
};
