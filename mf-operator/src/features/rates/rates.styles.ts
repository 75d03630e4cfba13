import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

/** The list, with what changes it beside it, or above it where there is no room. */
export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: token.space[16],
  [when.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
});

export const side = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[16],
  [when.laptop]: { gridColumn: 2 },
});

export const list = css({ minWidth: 0, [when.laptop]: { gridColumn: 1, gridRow: 1 } });

export const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.space[12],
});

export const outcome = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: token.space[12],
  '& > *': { width: '100%' },
  '& > button': { width: 'auto' },
});

export const buttons = css({ display: 'flex', justifyContent: 'flex-end', marginTop: token.space[12] });

export const cardRate = css({ ...type.number, fontWeight: 600, color: token.color.text });
