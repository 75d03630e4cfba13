import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

export const owners = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[24] });

export const owner = css({ ...type.section, margin: `0 0 ${token.space[8]}`, color: token.color.text });

export const months = css({ display: 'flex', alignItems: 'center', gap: token.space[4] });

export const month = css({ ...type.label, color: token.color.text, textAlign: 'center', minWidth: '72px' });

export const table = css({ width: '100%', borderCollapse: 'collapse' });

export const head = css({
  ...type.label,
  color: token.color.text3,
  textAlign: 'end',
  padding: `${token.space[4]} 0`,
  ':first-of-type': { textAlign: 'start' },
});

export const report = css({
  ...type.label,
  color: token.color.text,
  textAlign: 'start',
  padding: `${token.space[16]} 0 ${token.space[4]}`,
});

export const file = css({
  ...type.caption,
  display: 'block',
  color: token.color.text3,
  overflowWrap: 'anywhere',
});

export const row = css({ borderTop: `1px solid ${token.color.line}` });

export const name = css({
  ...type.body,
  color: token.color.text2,
  textAlign: 'start',
  padding: `${token.space[8]} 0`,
  overflowWrap: 'anywhere',
});

export const cell = css({
  ...type.body,
  color: token.color.text,
  textAlign: 'end',
  padding: `${token.space[8]} 0 ${token.space[8]} ${token.space[12]}`,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const strong = css({ fontWeight: 600, color: token.color.text });

export const part = css({ paddingInlineStart: token.space[16] });
