import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** A readable width for sentences. */
export const page = css({ ...stack, gap: token.size.cardGap, maxWidth: '1040px' });

export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[8],
  [when.phone]: { '& > *': { flex: '1 1 100%' } },
});

export const content = css({ ...stack, gap: token.space[16] });

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[12],
  [when.phone]: { '& > button': { flex: '1 1 100%' } },
});

export const title = css({
  ...type.page,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[8],
  margin: 0,
  color: token.color.text,
  // Focused by code after the month was closed.
  '&:focus': { outline: 'none' },
});

export const list = css({ ...stack, margin: 0, padding: 0, listStyle: 'none' });

export const check = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[12],
  padding: `${token.space[12]} 0`,
  '& + &': { borderTop: `1px solid ${token.color.line}` },
  '&:first-of-type': { paddingTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
  [when.phone]: { flexWrap: 'wrap' },
});

const icon = { flex: 'none', marginTop: '1px' } as const;
export const icons = {
  good: css({ ...icon, color: token.color.good }),
  look: css({ ...icon, color: token.color.warn }),
  refused: css({ ...icon, color: token.color.bad }),
  info: css({ ...icon, color: token.color.text3 }),
};

export const words = css({ ...stack, flex: '1 1 0', minWidth: 0, gap: token.space[4] });

export const checkTitle = css({
  ...type.strong,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[8],
  margin: 0,
  color: token.color.text,
});

export const text = css({ ...type.body, margin: 0, color: token.color.text2, overflowWrap: 'anywhere' });

/** On phones below the words, in line with them. */
export const action = css({
  flex: 'none',
  [when.phone]: { flexBasis: '100%', paddingInlineStart: '30px' },
});

export const facts = css({
  ...type.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${token.space[8]} ${token.space[24]}`,
  margin: 0,
  '& > dt': { color: token.color.text2 },
  '& > dd': { margin: 0, color: token.color.text, overflowWrap: 'anywhere' },
  [when.phone]: { columnGap: token.space[16] },
});

export const hash = css({ display: 'flex', alignItems: 'center', gap: token.space[4], marginBlock: '-6px' });

export const code = css({ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.02em' });

export const notes = css({
  ...type.body,
  display: 'grid',
  gap: token.space[8],
  margin: 0,
  paddingInlineStart: token.space[16],
  listStyle: 'disc',
  color: token.color.text2,
});

export const requestActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  gap: token.space[8],
  [when.phone]: { flex: '1 1 100%', '& > button': { flex: '1 1 100%' } },
});

export const cardAction = css({ marginTop: token.space[12] });
