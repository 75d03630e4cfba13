import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';

/** As high as the control in it. */
export const row = css({ marginTop: token.space[8], minHeight: token.size.controlSmall });
