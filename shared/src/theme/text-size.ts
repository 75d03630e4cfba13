import type { EmotionCache } from '@emotion/react';

/** The browser's default text size, at which a design's pixels are CSS pixels. */
export const DEFAULT_TEXT_SIZE = 16;

/** Returns a length of the design, in pixels, as one that follows the browser's text size. */
export const rem = (pixels: number): string => `${pixels / DEFAULT_TEXT_SIZE}rem`;

/** Sizes, the positions that depend on them, and the conditions of media and container queries. */
const SIZES =
  /(^|[^\w-])(font-size|line-height|((min|max)-)?(width|height)|flex(-basis)?|grid-[\w-]+|inset[\w-]*|top|left|right|bottom|transform)\s*:[^;{}]*/g;

/** Returns a value of CSS whose lengths follow the browser's text size. */
export const toRem = (value: string): string =>
  value.replace(/[\d.]+px/g, (length) => rem(parseFloat(length)));

/**
 * Returns CSS whose sizes follow the browser's text size. Spacing, borders and shadows do not: a phone with large text has
 * no place for them.
 */
export const toFollowingSizes = (css: string): string => css.replace(SIZES, toRem);

/**
 * Returns CSS whose weight of running text is that of the page's fonts. System fonts rarely have 450, and a browser that looks
 * for it takes the next bolder one.
 */
export const toTextWeight = (css: string): string =>
  css.replace(/font-weight:\s*450\b/g, 'font-weight:var(--text-weight)');

/**
 * Lets the sizes in all styles that a cache inserts follow the browser's text size, and their weight of running text the
 * page's fonts, and returns the cache.
 */
export const followTextSize = (cache: EmotionCache): EmotionCache => {
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) =>
    insert(selector, { ...serialized, styles: toTextWeight(toFollowingSizes(serialized.styles)) }, ...rest);
  return cache;
};
