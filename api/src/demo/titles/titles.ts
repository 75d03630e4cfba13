/** How a channel names its shorts: single titles, and series in which one thing changes. */
export type ChannelTitles = {
  /** The best known ones come first. */
  written: readonly string[];
  series: readonly { pattern: string; of: readonly string[] }[];
};

/** What stands for the changing part of a series' pattern. */
const SLOT = '{x}';

/** `count` different titles: the written ones, then the series, mixed so that no series comes in one piece. */
export const titlesOf = ({ written, series }: ChannelTitles, count: number): string[] => {
  const longest = Math.max(0, ...series.map(({ of }) => of.length));
  const rounds = Array.from({ length: longest }, (_, index) =>
    series.flatMap(({ pattern, of }, position) => {
      // Series that share a list begin at different places of it.
      const part = of.length > index ? of[(index + position * 5) % of.length] : undefined;
      return part === undefined ? [] : [pattern.replaceAll(SLOT, part)];
    }),
  );
  const titles = [...new Set([...written, ...rounds.flat()])];
  if (titles.length < count) throw new RangeError(`Only ${titles.length} titles where ${count} are needed.`);
  return titles.slice(0, count);
};
