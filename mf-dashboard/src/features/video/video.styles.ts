import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[12],
});

export const tools = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: token.size.control,
  // Aligns the icons of quiet buttons with the cards.
  marginInline: '-8px',
});
