import { css } from '@emotion/react';
import { token, type } from '../../theme/index.ts';

export const strength = css({ display: 'flex', alignItems: 'center', gap: token.space[4] });

export const part = css({
  width: '26px',
  height: '4px',
  borderRadius: token.radius.full,
  backgroundColor: token.color.fill2,
});

export const on = [
  css({ backgroundColor: token.color.badDot }),
  css({ backgroundColor: token.color.goodDot }),
  css({ backgroundColor: token.color.goodDot }),
] as const;

export const word = css({ ...type.caption, marginLeft: '6px', color: token.color.text3 });
