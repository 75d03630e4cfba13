import { css } from '@emotion/react';
import { token, when } from '../../theme/index.ts';

const layer = (color: string) => `linear-gradient(${color}, ${color})`;

/** The ring of everything but inputs. */
export const focusRing = {
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
} as const;

/** Lays the hover and press colours over whatever surface the element has. */
export const hoverLayer = {
  [when.hover]: {
    '&:hover:not(:disabled, [aria-disabled="true"])': { backgroundImage: layer(token.color.hover) },
  },
  '&:active:not(:disabled, [aria-disabled="true"])': { backgroundImage: layer(token.color.press) },
} as const;

/** A colour of the theme, thinned out. */
export const fade = (color: string, percent: number) =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;

/** What is read out but not seen. */
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

/** One line that ends in an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Korean breaks between words, never inside them; a word without end still breaks. */
export const wrapWords = { wordBreak: 'keep-all', overflowWrap: 'anywhere' } as const;

/** A native button without the browser's own looks. */
export const bareButton = {
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
