import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';

const COUNTRIES_WIDTH = '344px';

/** Below one another where there is no room for both. */
export const charts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.size.cardGap,
  '& > *': { minWidth: 0 },
});

export const sideBySide = css({ gridTemplateColumns: `minmax(0, 1fr) ${COUNTRIES_WIDTH}` });
