import { css, keyframes } from '@emotion/react';
import { token } from '../../theme/index.ts';

const pale = keyframes({ to: { opacity: 0.6 } });

/** Most answers come sooner: a screen that pales and is back before one has looked only flickers. */
const NOTICED_MS = 200;

/** The look of data whose successors are on their way, once that takes long enough to be noticed. */
export const outdated = css({
  animation: `${pale} ${token.duration.press} ${token.easing.move} ${NOTICED_MS}ms forwards`,
});
