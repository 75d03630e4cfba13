import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';

/** A form in a dialog, with what it is about above its fields. */
export const dialogForm = css({ gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });
