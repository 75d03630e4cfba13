import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[12],
});

/** Aligns the icon of the quiet button with the cards. */
export const back = css({ marginInlineStart: '-8px' });
