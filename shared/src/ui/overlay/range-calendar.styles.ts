import { css } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { buttonReset } from '../parts/interaction.styles.ts';

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: token.space[4],
});

export const month = css({ ...type.strong, color: token.color.text });

export const grid = css({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
});

export const weekday = css({
  height: '28px',
  ...type.caption,
  color: token.color.text2,
  textAlign: 'center',
});

export const cell = css({ padding: 0, textAlign: 'center' });

/** The background between the two days, rounded at the ends of weeks and of the range. */
export const inRange = css({
  backgroundColor: token.color.primaryTint2,
  '&[data-start]': { borderTopLeftRadius: token.radius.small, borderBottomLeftRadius: token.radius.small },
  '&[data-end]': { borderTopRightRadius: token.radius.small, borderBottomRightRadius: token.radius.small },
});

export const firstDay = css({
  '&[data-start]': { borderTopLeftRadius: token.radius.full, borderBottomLeftRadius: token.radius.full },
});

export const lastDay = css({
  '&[data-end]': { borderTopRightRadius: token.radius.full, borderBottomRightRadius: token.radius.full },
});

export const day = css({
  ...buttonReset,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  margin: '0 auto',
  borderRadius: token.radius.full,
  ...type.number,
  fontSize: '13px',
  color: token.color.text,
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '1px' },
  '&:disabled': { color: token.color.text4, cursor: 'default' },
  [when.hover]: { '&:hover:not(:disabled, [data-chosen])': { backgroundColor: token.color.hover } },
  [when.phone]: { width: '40px', height: '40px' },
});

export const chosen = css({
  backgroundColor: token.color.primary,
  color: token.color.onPrimary,
  fontWeight: 650,
});

/** The dot of a marked day. */
export const mark = css({
  '&::after': {
    content: '""',
    position: 'absolute',
    bottom: '3px',
    width: '4px',
    height: '4px',
    borderRadius: '50%',
    backgroundColor: token.color.goodDot,
  },
});
