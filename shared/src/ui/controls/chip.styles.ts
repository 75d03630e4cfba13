import { css } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { buttonReset, withOpacity, focusRing, hoverLayer } from '../parts/interaction.styles.ts';

export const chip = css({
  ...buttonReset,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  height: token.size.controlSmall,
  padding: '0 12px',
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.radius.full,
  backgroundColor: token.color.surface,
  color: token.color.text,
  ...type.label,
  whiteSpace: 'nowrap',
  transition: `background-color ${token.duration.hover} ${token.easing.move}, border-color ${token.duration.hover} ${token.easing.move}`,
  ...focusRing,
  ...hoverLayer,
  '&:disabled': { opacity: 0.42, cursor: 'default' },
  [when.phone]: {
    height: '36px',
    padding: '0 14px',
    // Extends the touch target to 44 px.
    '&::after': { content: '""', position: 'absolute', inset: '-5px 0' },
  },
});

export const on = css({
  backgroundColor: token.color.primaryTint,
  borderColor: withOpacity(token.color.primaryUi, 45),
  color: token.color.selectedText,
  fontWeight: 600,
});

export const count = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '18px',
  height: '18px',
  padding: '0 5px',
  borderRadius: token.radius.full,
  backgroundColor: token.color.primary,
  color: token.color.onPrimary,
  ...type.captionStrong,
  fontVariantNumeric: 'tabular-nums',
});

export const group = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[8] });

/** One row that scrolls sideways and bleeds to the edges of a phone. */
export const scrollRow = css({
  [when.phone]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    margin: '-6px -16px',
    padding: '6px 16px',
  },
});
