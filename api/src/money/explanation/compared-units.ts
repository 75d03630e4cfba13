import type { CountSums, PairedRow } from './compared-videos.repository.ts';
import { type ComparedSide, noVideoSums, type VideoSums } from './compare-revenue.ts';

const toVideoSums = (row: CountSums | undefined): VideoSums =>
  row
    ? {
        views: BigInt(row.views),
        premiumViews: BigInt(row.premium_views),
        revenue: BigInt(row.revenue),
        premium: BigInt(row.premium),
      }
    : noVideoSums;

/** A side with its presence: a channel is absent without revenue and views. */
export const createSide = (
  sums: ComparedSide['sums'],
  { kept, single }: Pick<ComparedSide, 'kept' | 'single'>,
  { hasOthers }: { hasOthers: boolean },
): ComparedSide => {
  const isAbsent = sums.micros === 0n && kept.views + single.views === 0n;
  return { sums, kept, single, presence: hasOthers ? 'others' : isAbsent ? 'absent' : 'seen' };
};

/** The videos of one period among the rows of a channel or a video. */
export const pickVideos = (rows: readonly PairedRow[], { isAfter }: { isAfter: boolean }) => {
  const own = rows.filter((row) => row.is_after === isAfter);
  return {
    kept: toVideoSums(own.find((row) => row.is_kept)),
    single: toVideoSums(own.find((row) => !row.is_kept)),
  };
};
