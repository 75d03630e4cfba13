import { css } from '@emotion/react';
import { token, when } from '@portal/shared/theme';

/** Aligns the label with the end of the amounts below. */
export const all = css({ left: '10px', fontWeight: 500 });

export const list = css({ marginTop: token.space[4] });

export const skeletonRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[12],
  height: '28px',
  [when.touch]: { height: token.size.touch },
});

export const skeletonBar = css({ flex: 1 });
