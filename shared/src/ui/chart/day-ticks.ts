/** Days between two labels that a reader counts easily. */
const STRIDES = [1, 2, 4, 7, 14, 28] as const;

const USUAL = 4;
const MIN_GAP = 24;
/** How much wider than needed a stride may be to label the first day, too. */
const SLACK = 2;

const evenStride = (length: number, fitting: number) => {
  const even = Array.from({ length: SLACK + 1 }, (_, more) => fitting + more).find(
    (stride) => length % stride === 0,
  );
  return even ?? STRIDES.find((candidate) => candidate >= fitting) ?? fitting;
};

/** The points that get a label: every so many days, counted back from the last one, which always has one. */
export const dayTicks = (count: number, width: number, labelWidth: number): number[] => {
  if (count <= 1) return count === 1 ? [0] : [];
  const gaps = Math.max(1, Math.floor(width / (labelWidth + MIN_GAP)));
  const fitting = Math.ceil((count - 1) / gaps);
  // The days of a month are usually labelled every fourth day, however much room there is.
  const stride = count > 14 && fitting <= USUAL ? USUAL : evenStride(count - 1, fitting);
  const ticks: number[] = [];
  for (let index = count - 1; index >= 0; index -= stride) ticks.unshift(index);
  return ticks;
};
