import { css } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { hoverLayer, singleLineEllipsis } from '../parts/interaction.styles.ts';

export const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[8],
  flex: 'none',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: token.size.control,
  padding: '0 10px 0 12px',
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.radius.control,
  backgroundColor: `var(--button-surface, ${token.color.surface})`,
  boxShadow: token.shadow.e1,
  fontFamily: 'inherit',
  ...type.body,
  color: token.color.text3,
  cursor: 'pointer',
  transition: `border-color ${token.duration.hover} ${token.easing.move}`,
  ...hoverLayer,
  '&:focus-visible, &[aria-expanded="true"]': {
    outline: `2px solid ${token.color.ring}`,
    outlineOffset: '1px',
  },
  '&[data-invalid]': { borderColor: token.color.badDot },
  '&:disabled': { backgroundColor: token.color.fill, boxShadow: 'none', cursor: 'default' },
  [when.phone]: { minHeight: token.size.touch },
});

export const small = css({ minHeight: token.size.controlSmall, padding: '0 8px 0 10px', ...type.label });

export const block = css({ display: 'flex', width: '100%' });

export const words = css({
  display: 'flex',
  gap: token.space[8],
  flex: 1,
  minWidth: 0,
  textAlign: 'start',
  '&:empty': { display: 'none' },
});

export const key = css({ flex: 'none', color: token.color.text3 });

export const value = css({ ...singleLineEllipsis, color: token.color.text, fontWeight: 600 });

/** A value without a key before it has the weight of input text. */
export const plainValue = css({ fontWeight: 500 });

export const detail = css({
  ...singleLineEllipsis,
  color: token.color.text3,
  fontVariantNumeric: 'tabular-nums',
});

export const placeholder = css({ ...singleLineEllipsis, color: token.color.text3 });

export const chevron = css({
  color: token.color.text2,
  transition: `transform ${token.duration.menu} ${token.easing.move}`,
  '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' },
  [when.reducedMotion]: { transition: 'none' },
});
