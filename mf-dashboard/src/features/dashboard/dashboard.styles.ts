import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.size.cardGap,
  alignItems: 'start',
});

const COUNTRIES_WIDTH = '344px';

/** Below one another where there is no room for both. */
export const charts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.size.cardGap,
  '& > *': { minWidth: 0 },
});

export const sideBySide = css({ gridTemplateColumns: `minmax(0, 1fr) ${COUNTRIES_WIDTH}` });

/** The key figures are the tabs of the chart below them: one card in three parts. */
export const joined = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const divider = `1px solid ${token.color.line}`;

export const joinedCharts = css({
  gap: 0,
  border: divider,
  borderTop: 0,
  borderBottomLeftRadius: token.radius.card,
  borderBottomRightRadius: token.radius.card,
  backgroundColor: token.color.surface,
  // The panels take their own border away; this has to weigh more.
  '&& > * + *': { borderLeft: divider },
});
