import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

export const card = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[12] });

export const text = css({ ...type.body, margin: 0, color: token.color.text2 });
