import { css } from '@emotion/react';
import { token, type } from '../../theme/index.ts';
import { buttonReset, focusRing, touchTarget, visuallyHidden } from '../parts/interaction.styles.ts';

export const hidden = visuallyHidden;

/** The height is that of a touch target, and the same with and without a selection. */
export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  minHeight: token.size.touch,
  // As the padding and the border of a card, so that all checkboxes are in one column.
  paddingInline: '13px',
});

export const selectAll = css({ ...type.label, color: token.color.text2 });

export const count = css({
  ...type.strong,
  flex: 1,
  color: token.color.primaryText,
  fontVariantNumeric: 'tabular-nums',
});

export const clear = css({
  ...buttonReset,
  ...type.label,
  ...focusRing,
  ...touchTarget,
  position: 'relative',
  borderRadius: token.radius.small,
  color: token.color.text2,
});

export const actions = css({
  position: 'sticky',
  bottom: `calc(var(--sticky-bottom, 0px) + ${token.space[8]})`,
  zIndex: token.layer.bulkBar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[8],
  minHeight: token.size.touch,
  marginTop: token.space[8],
  padding: `${token.space[8]} ${token.space[12]}`,
  backgroundColor: token.color.raised,
  borderRadius: token.radius.card,
  boxShadow: token.shadow.e3,
  // The secondary buttons take the fill of the bar.
  '--button-surface': token.color.raised,
});
