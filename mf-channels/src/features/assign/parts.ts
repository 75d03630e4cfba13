/** A whole in basis points, in which parts are counted so that sums are exact. */
export const WHOLE = 10_000;

const PERCENTAGE = /^\d{1,3}(?:\.\d{1,2})?$/;

/** The basis points of a typed percentage with at most two decimals; undefined unless it is above 0 and at most 100. */
export const parsePart = (text: string): number | undefined => {
  const typed = text.trim().replace(/\s*%$/, '');
  if (!PERCENTAGE.test(typed)) return undefined;
  const part = Math.round(Number(typed) * 100);
  return part > 0 && part <= WHOLE ? part : undefined;
};

/** Whether a typed percentage has more than two decimals. */
export const isTooPrecise = (text: string): boolean => /^\d{1,3}\.\d{3,}\s*%?$/.test(text.trim());

/** A part as it is typed. */
export const formatPart = (part: number): string => String(part / 100);

/** Parts that differ by the rounding of an equal division at most and leave nothing over. */
export const isEqual = (parts: readonly number[]): boolean =>
  parts.length === 0 ||
  (Math.max(...parts) - Math.min(...parts) <= 1 && parts.reduce((sum, part) => sum + part, 0) === WHOLE);

/** The equal parts of `count` members; the first ones get the basis points that are left over. */
export const equalParts = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(WHOLE / count) + (index < WHOLE % count ? 1 : 0));
