import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';

export const limits = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[8],
  marginTop: token.space[8],
  minHeight: token.size.controlSmall,
});

export const chip = css({ maxWidth: '100%' });

export const name = css(singleLineEllipsis);
