import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

/** Room for the words below the end of a video that is watched many times over: they stay below the bar. */
export const SCALE_WORDS = '40px';

export const scale = css({ position: 'relative', height: '16px', marginTop: '6px' });

/** Ends where the video ends. */
export const whole = css({
  position: 'absolute',
  ...type.caption,
  fontVariantNumeric: 'tabular-nums',
  color: token.color.text2,
});

export const note = css({ marginTop: token.space[12] });
