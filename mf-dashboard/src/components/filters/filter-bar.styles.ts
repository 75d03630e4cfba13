import { css } from '@emotion/react';
import { token, when } from '@portal/shared/theme';

/** On paper only its last part, how fresh the figures are, which ends where the paper does. */
export const bar = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: token.space[8],
  [when.print]: { display: 'block', overflow: 'visible', '& > :not(:last-child)': { display: 'none' } },
});

/** Scrolls horizontally until it fits; the padding is for focus rings. */
export const oneLine = css({
  flexWrap: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  margin: '-6px',
  padding: '6px',
  '& > *': { flexShrink: 0 },
});

/** Limits long names, because other filters are in the same row. */
export const named = css({ maxWidth: '220px' });

export const end = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[16],
  marginLeft: 'auto',
});

export const phone = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[12],
});

export const phoneRow = css({ display: 'flex', alignItems: 'center', gap: token.space[8] });

/** Chips scroll horizontally past the edge, and fade out before the button beside them. */
export const chips = css({
  display: 'flex',
  gap: token.space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: '16px',
  flex: 1,
  minWidth: 0,
  margin: '-6px -8px -6px -16px',
  padding: '6px 16px',
  maskImage: 'linear-gradient(to right, black calc(100% - 16px), transparent)',
});
