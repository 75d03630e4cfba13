import { css } from '@emotion/react';
import { token, when } from '@portal/shared/theme';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[12],
  justifyItems: 'start',
  maxWidth: '800px',
});

/** The negative margin aligns the arrow, not the button's padding, with the card's edge. */
export const back = css({ marginLeft: `-${token.space[12]}` });

export const card = css({
  width: '100%',
  padding: token.space[24],
  [when.phone]: { padding: token.space[16] },
});

export const lines = css({ display: 'grid', gap: token.space[12] });
