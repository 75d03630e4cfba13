/** How a channel titles its shorts: single titles, and series in which one part changes. */
export type ChannelTitles = {
  /** The best-known ones come first. */
  written: readonly string[];
  series: readonly { pattern: string; of: readonly string[] }[];
};

/** The placeholder of a series' changing part. */
const SLOT = '{x}';

/** `count` different titles: the single ones, then the series, interleaved. */
export const createTitles = ({ written, series }: ChannelTitles, count: number): string[] => {
  const longest = Math.max(0, ...series.map(({ of }) => of.length));
  const rounds = Array.from({ length: longest }, (_, index) =>
    series.flatMap(({ pattern, of }, position) => {
      // Series that share a list start at different positions of it.
      const part = of.length > index ? of[(index + position * 5) % of.length] : undefined;
      return part === undefined ? [] : [pattern.replaceAll(SLOT, part)];
    }),
  );
  const titles = [...new Set([...written, ...rounds.flat()])];
  if (titles.length < count) throw new RangeError(`Only ${titles.length} titles where ${count} are needed.`);
  return titles.slice(0, count);
};
