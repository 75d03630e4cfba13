import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

export const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.size.cardGap });

export const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[8] });

export const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[8] });

export const actions = css({ display: 'flex', alignItems: 'center', gap: token.space[8] });

export const name = css({ ...type.page, flex: 1, minWidth: '120px', margin: 0, color: token.color.text });
