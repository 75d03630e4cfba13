import { css } from '@emotion/react';
import { token, when } from '@portal/shared/theme';

export const form = css({ gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[12] });

/** Two short fields side by side. */
export const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.space[12],
  alignItems: 'start',
  [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
});
