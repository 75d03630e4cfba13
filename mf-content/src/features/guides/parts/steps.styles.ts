import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { touchTarget } from '@portal/shared/ui/controls';

const grid = css({
  display: 'grid',
  gap: token.size.cardGap,
  counterReset: 'step',
});

/** As many columns as fit beside each other with pictures at their full size. */
export const stepsWith = {
  phone: css(grid, {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 248px), 1fr))',
    // Four steps are on one line rather than three and one.
    '&:has(> :nth-of-type(4):last-of-type)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
      [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
  browser: css(grid, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 372px), 1fr))' }),
};

export const step = css({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.card,
  backgroundColor: token.color.surface,
  boxShadow: token.shadow.e1,
  counterIncrement: 'step',
  breakInside: 'avoid',
  [when.print]: { boxShadow: 'none' },
});

export const words = css({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: token.space[8],
  padding: token.space[16],
});

// The list's own number, large; the alternative text is empty, because the list item has its number already.
export const title = css({
  ...type.section,
  display: 'flex',
  gap: token.space[8],
  alignItems: 'flex-start',
  color: token.color.text,
  '&::before': {
    content: 'counter(step) / ""',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    marginTop: '-1px',
    borderRadius: token.radius.full,
    backgroundColor: token.color.primaryTint2,
    color: token.color.primaryText,
    ...type.captionStrong,
    fontVariantNumeric: 'tabular-nums',
    [when.print]: { printColorAdjust: 'exact' },
  },
});

export const text = css({
  ...type.body,
  lineHeight: '22px',
  color: token.color.text2,
});

export const figure = css({
  display: 'grid',
  alignItems: 'center',
  margin: 0,
  padding: token.space[20],
  backgroundColor: token.color.sunken,
  [when.print]: { backgroundColor: 'transparent', padding: token.space[8] },
});

export const link = css({
  position: 'relative',
  ...touchTarget,
  color: token.color.primaryText,
  textDecorationLine: 'underline',
  fontWeight: 600,
});
