import { css } from '@emotion/react';
import { token, when } from '../../theme/index.ts';
import { buttonReset } from '../parts/interaction.styles.ts';

/** The arrow button, for pointers only; the keyboard opens the list from the input. */
export const open = css({
  ...buttonReset,
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  marginRight: '-6px',
  borderRadius: token.radius.small,
  color: token.color.text2,
  [when.hover]: { '&:hover': { backgroundColor: token.color.hover } },
});
