import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

/** The minimum width of the label below the video's end, for videos that are watched many times over. */
export const SCALE_WORDS = '40px';

export const scale = css({ position: 'relative', height: '16px', marginTop: '6px' });

/** Ends at the video's end. */
export const whole = css({
  position: 'absolute',
  ...type.caption,
  fontVariantNumeric: 'tabular-nums',
  color: token.color.text2,
});

export const note = css({ marginTop: token.space[12] });
