import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';

/** The layout of every page of music: tabs above its content. */
export const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[20] });

/** A list below its title and filters. */
export const section = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });
