import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';

export const editor = css({ display: 'grid', gap: token.space[12] });

export const problem = css({ ...type.caption, margin: 0, color: token.color.bad });

export const popover = css({ display: 'grid', gap: token.space[12] });

export const foot = css({ display: 'flex', alignItems: 'center', gap: token.space[8] });

export const through = css({ ...type.caption, flex: 1, minWidth: 0, color: token.color.text2 });
