import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

export const intro = css({ ...type.body, margin: `0 0 ${token.space[12]}`, color: token.color.text2 });

export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: token.space[8],
  marginBottom: token.space[12],
});

export const day = css({ width: '180px' });

export const warning = css({ marginBottom: token.space[12] });
