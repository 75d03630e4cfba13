import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

export const list = css({ listStyle: 'none', margin: 0, padding: 0 });

export const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[12],
  minHeight: token.size.row,
  padding: `${token.space[12]} ${token.space[16]}`,
  '& + &': { borderTop: `1px solid ${token.color.line}` },
});

export const link = css({
  ...type.body,
  minWidth: 0,
  color: token.color.text,
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
});

export const date = css({
  ...type.label,
  flex: 'none',
  color: token.color.text3,
  fontVariantNumeric: 'tabular-nums',
});
