import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[8],
  marginTop: token.space[8],
  // That of the placeholder.
  minHeight: '36px',
});

export const limits = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[8], minWidth: 0 });

export const chip = css({ maxWidth: '100%' });

export const name = css(singleLineEllipsis);
