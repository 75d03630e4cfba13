import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

export const cardFoot = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${token.space[4]} ${token.space[8]}`,
  margin: `${token.space[8]} 0 0`,
  ...type.caption,
  color: token.color.text3,
});
