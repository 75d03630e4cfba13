import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

/** The height of the bars in pixels, so that switching views moves nothing. */
export const PANEL_HEIGHT = 232;

export const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[8],
  [when.phone]: { marginBottom: token.space[12] },
});

export const tableBox = css({
  maxHeight: PANEL_HEIGHT,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: token.radius.small,
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
});

export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  ...type.number,
  fontSize: '13px',
  color: token.color.text,
  '& th, & td': { padding: '5px 8px', textAlign: 'end', whiteSpace: 'nowrap', fontWeight: 450 },
  '& th:first-of-type': { textAlign: 'start', whiteSpace: 'normal' },
  '& tbody tr + tr': { borderTop: `1px solid ${token.color.line}` },
  '& tbody td:nth-of-type(1)': { fontWeight: 600 },
  '& thead th, & tfoot :is(th, td)': {
    position: 'sticky',
    zIndex: 1,
    backgroundColor: token.color.surface,
  },
  '& thead th': {
    ...type.caption,
    top: 0,
    color: token.color.text3,
    boxShadow: `inset 0 -1px ${token.color.line}`,
  },
  '& tfoot :is(th, td)': {
    bottom: 0,
    fontWeight: 600,
    boxShadow: `inset 0 1px ${token.color.line}`,
  },
});

export const code = css({ display: 'inline-block', minWidth: '28px', color: token.color.text3 });

export const part = css({ color: token.color.text3 });
