import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export { amount, line, step, steps, sum } from './steps.styles.ts';

export const chain = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });

export const section = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[4] });

export const heading = css({ ...type.strong, margin: 0, color: token.color.text });

export const quiet = css({ ...type.caption, display: 'block', fontWeight: 400, color: token.color.text3 });

export const block = css({ display: 'block' });

export const details = css({
  ...type.caption,
  marginTop: token.space[4],
  fontWeight: 400,
  color: token.color.text2,
  '& > summary': { cursor: 'pointer' },
});

export const file = css({
  '& > summary': { cursor: 'pointer', listStyle: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
});

export const fileName = css({ color: token.color.text });

export const kind = css({ marginInlineEnd: token.space[8] });

export const facts = css({
  ...type.caption,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 12px',
  margin: `${token.space[8]} 0`,
  '& > dt': { color: token.color.text3 },
  '& > dd': { margin: 0, overflowWrap: 'anywhere', color: token.color.text2 },
});

export const digest = css({ fontFamily: 'ui-monospace, monospace' });

/** Tables of a phone may be wider than it. */
export const scroll = css({ overflowX: 'auto' });

export const table = css({
  ...type.caption,
  width: '100%',
  marginTop: token.space[8],
  fontVariantNumeric: 'tabular-nums',
  color: token.color.text2,
  '& th, & td': { padding: '4px 0 4px 12px', textAlign: 'end', whiteSpace: 'nowrap', fontWeight: 400 },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'start' },
  '& thead th': { color: token.color.text3 },
  [when.phone]: { '& tbody th': { whiteSpace: 'normal' } },
});

export const caption = css({ ...type.caption, textAlign: 'start', color: token.color.text3 });

export const result = css({
  ...type.strong,
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  margin: 0,
  padding: token.space[12],
  borderRadius: token.radius.control,
  color: token.color.text,
  backgroundColor: token.color.sunken,
  '& > span': { flex: 1 },
});

/** The step that the screen shows. */
export const shown = css({ fontWeight: 650, color: token.color.text });

/** The chain of another amount within a step. */
export const nested = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[12],
  marginTop: token.space[8],
  paddingInlineStart: token.space[12],
  borderInlineStart: `2px solid ${token.color.line2}`,
});
