import { css } from '@emotion/react';
import { token, when } from '../../theme/index.ts';
import { bareButton } from '../parts/interaction.styles.ts';

/** The arrow is for the pointer; the keyboard opens the list from the box. */
export const open = css({
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  marginRight: '-6px',
  borderRadius: token.radius.small,
  color: token.color.text2,
  [when.hover]: { '&:hover': { backgroundColor: token.color.hover } },
});
