import type { ConvertedSums } from './compared-periods.repository.ts';
import type { CountSums, PairedRow } from './compared-videos.repository.ts';
import { type ComparedSide, type ComparedUnit, noVideoSums, type VideoSums } from './compare-revenue.ts';

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

type ConvertedRows = readonly PairedRow<ConvertedSums>[];

const sumColumn = (rows: ConvertedRows, name: keyof ConvertedSums) =>
  rows.reduce((sum, row) => sum + BigInt(row[name]), 0n);

const toSums = (rows: ConvertedRows, { isAfter }: { isAfter: boolean }): ComparedSide['sums'] => {
  const own = rows.filter((row) => row.is_after === isAfter);
  return {
    micros: sumColumn(own, 'revenue'),
    whole: sumColumn(own, 'whole'),
    gross: sumColumn(own, 'gross'),
    net: sumColumn(own, 'net'),
  };
};

/** The channels of two periods; `others` has those with revenue in one, of which the viewer may have no part there. */
export const toChannelUnits = (
  rows: ConvertedRows,
  others: Record<'before' | 'after', ReadonlySet<string>>,
): ComparedUnit[] =>
  [...Map.groupBy(rows, (row) => row.channel_id)].map(([id, own]) => {
    const side = (name: 'before' | 'after') => {
      const isAfter = name === 'after';
      const isSeen = own.some((row) => row.is_after === isAfter);
      return createSide(toSums(own, { isAfter }), pickVideos(own, { isAfter }), {
        hasOthers: !isSeen && others[name].has(id),
      });
    };
    return { id, before: side('before'), after: side('after') };
  });

/** A video of two periods; in one of them it may be missing, as a new or gone video of its channel. */
export const toVideoUnit = (id: string, rows: ConvertedRows): ComparedUnit => {
  const side = (isAfter: boolean): ComparedSide => ({
    sums: toSums(rows, { isAfter }),
    ...pickVideos(rows, { isAfter }),
    presence: 'seen',
  });
  return { id, before: side(false), after: side(true) };
};
