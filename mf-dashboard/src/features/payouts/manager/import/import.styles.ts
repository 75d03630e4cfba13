import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

export const card = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[12] });

export const text = css({ ...type.label, fontWeight: 450, margin: 0, color: token.color.text2 });
