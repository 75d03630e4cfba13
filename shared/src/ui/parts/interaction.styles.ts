import { css } from '@emotion/react';
import { token, when } from '../../theme/index.ts';

const layer = (color: string) => `linear-gradient(${color}, ${color})`;

/** The focus ring of all elements but inputs. */
export const focusRing = {
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
} as const;

/** Overlays the hover and press colours on the element's own background. */
export const hoverLayer = {
  [when.hover]: {
    '&:hover:not(:disabled, [aria-disabled="true"])': { backgroundImage: layer(token.color.hover) },
  },
  '&:active:not(:disabled, [aria-disabled="true"])': { backgroundImage: layer(token.color.press) },
} as const;

/** A colour with an opacity of `percent`. */
export const withOpacity = (color: string, percent: number) =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;

/** Extends the target of a positioned element to 44 px where a finger presses it. */
export const touchTarget = {
  [when.touch]: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: `min(0px, (100% - ${token.size.touch}) / 2)`,
    },
  },
} as const;

/** Hides an element visually, but not from screen readers. */
export const visuallyHidden = css({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

/** A single line, cut off with an ellipsis; it wraps instead on a phone with large text, where little of it would be left. */
export const singleLineEllipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [when.narrow]: { whiteSpace: 'normal' },
} as const;

/** At most two lines, cut off with an ellipsis; all of them on a phone with large text. */
export const twoLineEllipsis = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  [when.narrow]: { WebkitLineClamp: 'none' },
} as const;

/** Wraps Korean between words only; a word wider than its line still breaks. */
export const breakBetweenWords = { wordBreak: 'keep-all', overflowWrap: 'anywhere' } as const;

/** Removes the browser's default button styles. */
export const buttonReset = {
  appearance: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
} as const;
