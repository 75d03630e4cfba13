import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';

/** The button and the menu of a row end at the same line in every row. */
export const actions = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: token.space[4],
});

export const reason = css({ ...type.caption, margin: `${token.space[4]} 0 0`, color: token.color.text3 });

export const cut = css({ ...singleLineEllipsis, maxWidth: '220px' });

export const cardRow = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${token.space[4]} ${token.space[12]}`,
  marginTop: token.space[8],
});

export const cardActions = css({ marginInlineStart: 'auto' });
