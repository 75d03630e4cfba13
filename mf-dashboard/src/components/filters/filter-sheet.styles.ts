import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

export const group = css({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& + &': { marginTop: token.space[24] },
});

export const legend = css({
  ...type.strong,
  padding: 0,
  marginBottom: token.space[12],
  color: token.color.text,
});

export const below = css({ marginTop: token.space[12] });

export const hint = css({ ...type.caption, margin: 0, color: token.color.text2 });
