import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.size.cardGap,
  alignItems: 'start',
});

/** Rendered but invisible, because a default view may still change the filters. */
export const invisible = css({ visibility: 'hidden' });

/** Joins the key figures and the chart below into one card. */
export const joined = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const divider = `1px solid ${token.color.line}`;

/** The part below the key figures. */
export const joinedBelow = css({
  gap: 0,
  border: divider,
  borderTop: 0,
  borderBottomLeftRadius: token.radius.card,
  borderBottomRightRadius: token.radius.card,
  backgroundColor: token.color.surface,
  // Higher specificity than the panels, which remove their own border.
  '&& > * + *': { borderLeft: divider },
});
