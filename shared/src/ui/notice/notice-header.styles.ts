import { css } from '@emotion/react';
import { token, type } from '../../theme/index.ts';

export const head = css({
  display: 'grid',
  gap: token.space[8],
  paddingBottom: token.space[16],
  marginBottom: token.space[20],
  borderBottom: `1px solid ${token.color.line}`,
});

export const title = css({
  ...type.page,
  margin: 0,
  color: token.color.text,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '&:lang(zh)': { wordBreak: 'normal' },
});

export const date = css({ ...type.label, fontWeight: 450, margin: 0, color: token.color.text3 });
