import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';

export const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });

export const outcomes = css({ display: 'grid', gap: token.space[12], '&:empty': { display: 'none' } });

export const buttons = css({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: token.space[12],
});
