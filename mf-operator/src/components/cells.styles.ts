import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';

/** Dates and states do not wrap; the table scrolls horizontally instead. */
export const oneLine = css({ whiteSpace: 'nowrap' });

/** A cell of more than the two lines that rows have room for. */
export const tallCell = css({ padding: `${token.space[8]} 0` });
