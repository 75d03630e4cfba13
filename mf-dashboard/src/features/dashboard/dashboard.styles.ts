import { css } from '@emotion/react';
import { token, when } from '@portal/shared/theme';

const COUNTRIES_WIDTH = '344px';

/** One below the other where space is limited. */
export const charts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.size.cardGap,
  '& > *': { minWidth: 0 },
});

export const sideBySide = css({
  gridTemplateColumns: `minmax(0, 1fr) ${COUNTRIES_WIDTH}`,
  // A page of paper is too narrow for both.
  [when.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
