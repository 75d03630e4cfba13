import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: token.space[16],
  [when.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
});

export const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });

/** By touch, the options are as far apart as their targets are high. */
export const options = css({
  display: 'grid',
  gap: token.space[12],
  [when.touch]: { rowGap: token.space[24] },
});

export const hint = css({ ...type.caption, margin: '2px 0 0 24px', color: token.color.text3 });

export const buttons = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: token.space[12],
});

const progress = { ...type.label, fontWeight: 450, margin: 0, color: token.color.text3 } as const;
export const busy = css(progress);
export const share = css({ ...progress, fontVariantNumeric: 'tabular-nums' });

export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: token.space[12],
  margin: `${token.space[8]} 0 0`,
});

export const figureName = css({ ...type.caption, color: token.color.text2 });

export const figure = css({ ...type.figureSmall, margin: 0, color: token.color.text });
