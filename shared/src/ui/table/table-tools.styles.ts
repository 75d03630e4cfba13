import { css } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { buttonReset, focusRing } from '../parts/interaction.styles.ts';

/** Tool row and bulk bar have the same height, so that the layout does not shift. */
const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  minHeight: token.size.toolRow,
  padding: '6px 16px',
  borderBottom: `1px solid ${token.color.line}`,
  [when.phone]: { padding: '8px 0', border: 0, flexWrap: 'wrap' },
} as const;

/** Only the title is printed, without the controls after it. */
export const tools = css({ ...bar, [when.print]: { '& > * + *': { display: 'none !important' } } });

export const bulk = css({
  ...bar,
  [when.print]: { display: 'none' },
  position: 'sticky',
  top: 'var(--sticky-top, 0px)',
  zIndex: token.layer.bulkBar,
  backgroundColor: token.color.primaryTint,
  borderTopLeftRadius: 'inherit',
  borderTopRightRadius: 'inherit',
  [when.phone]: {
    padding: '8px 16px',
    flexWrap: 'nowrap',
    overflowX: 'auto',
    borderRadius: token.radius.card,
  },
});

/** Aligns the select-all checkbox with those of the rows. */
export const bulkBox = css({ flex: 'none', marginRight: '6px' });

export const bulkCount = css({
  ...type.strong,
  color: token.color.primaryText,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const bulkDivider = css({
  width: '1px',
  height: '16px',
  margin: '0 4px',
  backgroundColor: token.color.line2,
  flex: 'none',
});

export const clear = css({
  ...buttonReset,
  ...type.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[8],
  marginLeft: 'auto',
  minHeight: '32px',
  padding: '0 4px',
  borderRadius: token.radius.small,
  color: token.color.text2,
  whiteSpace: 'nowrap',
  ...focusRing,
  [when.hover]: { '&:hover': { color: token.color.text } },
});

export const pager = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: token.space[4],
  minHeight: '52px',
  padding: '8px 12px 8px 16px',
  borderTop: `1px solid ${token.color.line}`,
  // Only which rows these are is printed.
  [when.print]: { '& > * + *': { display: 'none !important' } },
  [when.phone]: { border: 0, padding: '8px 0', justifyContent: 'center', flexWrap: 'wrap' },
});

export const range = css({
  ...type.label,
  fontWeight: 450,
  marginRight: 'auto',
  color: token.color.text3,
  fontVariantNumeric: 'tabular-nums',
  [when.phone]: { flex: '1 0 100%', textAlign: 'center' },
});

/** Keep the touch targets of the small buttons apart from those of the pages. */
export const previous = css({ [when.phone]: { marginRight: '2px' } });
export const next = css({ [when.phone]: { marginLeft: '2px' } });

export const pageNumber = css({
  ...buttonReset,
  ...type.label,
  display: 'grid',
  placeItems: 'center',
  minWidth: '32px',
  height: '32px',
  padding: '0 6px',
  borderRadius: token.radius.small,
  color: token.color.text2,
  fontVariantNumeric: 'tabular-nums',
  ...focusRing,
  [when.hover]: { '&:hover': { backgroundColor: token.color.hover } },
  '&[aria-current]': {
    backgroundColor: token.color.primaryTint,
    color: token.color.selectedText,
    fontWeight: 650,
  },
  [when.phone]: { minWidth: '44px', height: '44px' },
});

export const gap = css({ ...type.label, color: token.color.text3, padding: '0 4px' });
