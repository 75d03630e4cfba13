import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

export const change = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  ...type.captionStrong,
  lineHeight: '26px',
  color: token.color.text3,
  fontVariantNumeric: 'tabular-nums',
});

export const up = css({ color: token.color.good });

export const down = css({ color: token.color.bad });
