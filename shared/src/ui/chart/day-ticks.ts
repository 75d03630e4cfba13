/** Common distances in days between two labels. */
const STRIDES = [1, 2, 4, 7, 14, 28] as const;

const MONTH_STRIDE = 4;
const MIN_GAP = 24;
/** How many days wider than needed a stride may be to label the first day, too. */
const SLACK = 2;

const evenStride = (length: number, fitting: number) => {
  const even = Array.from({ length: SLACK + 1 }, (_, more) => fitting + more).find(
    (stride) => length % stride === 0,
  );
  return even ?? STRIDES.find((candidate) => candidate >= fitting) ?? fitting;
};

/** Returns the indexes of labelled points, in equal distances back from the last; widths are in pixels. */
export const computeDayTicks = (count: number, width: number, labelWidth: number): number[] => {
  if (count <= 1) return count === 1 ? [0] : [];
  const gaps = Math.max(1, Math.floor(width / (labelWidth + MIN_GAP)));
  const fitting = Math.ceil((count - 1) / gaps);
  // The days of a month are labelled every fourth day, however much space there is.
  const stride = count > 14 && fitting <= MONTH_STRIDE ? MONTH_STRIDE : evenStride(count - 1, fitting);
  const ticks: number[] = [];
  for (let index = count - 1; index >= 0; index -= stride) ticks.unshift(index);
  return ticks;
};
