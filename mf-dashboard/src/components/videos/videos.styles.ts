import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';

/** A card's title as a button; the whole card is its target. */
export const open = css({
  appearance: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
});

export const cardTrack = css({ display: 'flex', marginTop: '2px' });
