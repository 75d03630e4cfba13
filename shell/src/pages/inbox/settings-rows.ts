import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';

/** A list of switches. */
export const settingsList = css({ display: 'grid', gap: token.space[4] });

export const settingsRow = css({ minHeight: token.size.touch, display: 'flex', alignItems: 'center' });
