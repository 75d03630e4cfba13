import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';

/** The map beside the bars where both fit. */
export const beside = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  alignItems: 'center',
  gap: `${token.space[8]} ${token.space[16]}`,
  '& > *': { minWidth: 0 },
});
