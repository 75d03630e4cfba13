import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.size.cardGap,
  alignItems: 'start',
});

/** Laid out already, but what it would say may not be what is about to hold. */
export const held = css({ visibility: 'hidden' });

/** The key figures stand on the chart below them: one card in several parts. */
export const joined = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const divider = `1px solid ${token.color.line}`;

/** The part below the figures. */
export const joinedBelow = css({
  gap: 0,
  border: divider,
  borderTop: 0,
  borderBottomLeftRadius: token.radius.card,
  borderBottomRightRadius: token.radius.card,
  backgroundColor: token.color.surface,
  // The panels take their own border away; this has to weigh more.
  '&& > * + *': { borderLeft: divider },
});
