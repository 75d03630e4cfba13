import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

/** On phones the rows are cards of their own and stand on the page itself. */
export const panel = css({
  [when.phone]: {
    border: 0,
    borderRadius: 0,
    boxShadow: 'none',
    backgroundColor: 'transparent',
    overflow: 'visible',
  },
});

export const search = css({ width: '236px', [when.phone]: { width: '100%', order: 1 } });

export const sort = css({ ...type.body, paddingInline: token.space[4] });

export const found = css({ position: 'absolute' });

/** The title of a card as what opens it; the card is its target. */
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
