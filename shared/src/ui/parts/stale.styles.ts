import { css, keyframes } from '@emotion/react';
import { token } from '../../theme/index.ts';

const fadeOut = keyframes({ to: { opacity: 0.6 } });

/** Delay before stale data fades; most responses arrive earlier, and a short fade would only flicker. */
const DELAY_MS = 200;

/** The style of stale data while newer data is fetched: fades to 60 % after 200 ms. */
export const staleStyle = css({
  animation: `${fadeOut} ${token.duration.press} ${token.easing.move} ${DELAY_MS}ms forwards`,
});
