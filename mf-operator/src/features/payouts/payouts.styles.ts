import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const tools = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[8] });

export const dialog = css({ ...stack, gap: token.space[24] });

export const facts = css({
  ...type.body,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${token.space[8]} ${token.space[16]}`,
  margin: 0,
  '& > dt': { color: token.color.text2 },
  '& > dd': { margin: 0, color: token.color.text, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

export const result = css({ '&&': { fontWeight: 600 } });

export const heading = css({ ...type.section, margin: `0 0 ${token.space[4]}`, color: token.color.text });

export const none = css({ ...type.body, margin: 0, color: token.color.text2 });

export const entries = css({ ...stack, margin: 0, padding: 0, listStyle: 'none' });

export const entry = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[4]} ${token.space[12]}`,
  padding: `${token.space[12]} 0`,
  '& + &': { borderTop: `1px solid ${token.color.line}` },
});

export const words = css({ ...stack, flex: '1 1 120px', minWidth: 0, gap: '2px' });

export const first = css({ ...type.body, display: 'flex', flexWrap: 'wrap', gap: token.space[8], margin: 0 });

export const reference = css({
  ...type.caption,
  margin: 0,
  color: token.color.text3,
  overflowWrap: 'anywhere',
});

export const amount = css({
  ...type.number,
  fontWeight: 600,
  color: token.color.text,
  whiteSpace: 'nowrap',
});
