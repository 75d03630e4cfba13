import { css } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { withOpacity, hoverLayer, touchTarget } from '../parts/interaction.styles.ts';

/** The light edge on top of filled buttons. */
const topEdge = (on: string) => `inset 0 1px 0 ${withOpacity(on, 18)}`;

const filled = (surface: string, hover: string, press: string, on: string) =>
  css({
    backgroundColor: surface,
    color: on,
    boxShadow: `${topEdge(on)}, ${token.shadow.e1}`,
    [when.hover]: { '&:hover:not(:disabled, [aria-disabled="true"])': { backgroundColor: hover } },
    '&:active:not(:disabled, [aria-disabled="true"])': { backgroundColor: press },
  });

const darker = (color: string, percent: number) => `color-mix(in oklch, ${color} ${percent}%, black)`;

export const buttonBase = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  flex: 'none',
  maxWidth: '100%',
  border: '1px solid transparent',
  borderRadius: token.radius.control,
  ...type.strong,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
  [when.narrow]: { whiteSpace: 'normal' },
  '&, &:hover': { textDecoration: 'none' },
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${token.duration.hover} ${token.easing.move}, border-color ${token.duration.hover} ${token.easing.move}`,
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
  '&:disabled': { opacity: 0.42, cursor: 'default', boxShadow: 'none' },
  '&[aria-busy="true"]': { cursor: 'progress' },
  ...touchTarget,
});

export const buttonVariants = {
  primary: filled(
    token.color.primary,
    token.color.primaryHover,
    token.color.primaryPress,
    token.color.onPrimary,
  ),
  danger: filled(
    token.color.danger,
    darker(token.color.danger, 84),
    darker(token.color.danger, 70),
    token.color.onDanger,
  ),
  secondary: css({
    // Popovers and menus set this variable to their own fill.
    backgroundColor: `var(--button-surface, ${token.color.surface})`,
    borderColor: token.color.controlLine,
    color: token.color.text,
    boxShadow: token.shadow.e1,
    ...hoverLayer,
  }),
  quiet: css({ backgroundColor: 'transparent', color: token.color.text2, ...hoverLayer }),
};

/** Text colour of a destructive action that is not a filled button. */
export const badText = css({ color: token.color.bad });

const height = (size: string, padding: string, filledPadding: string) => ({
  plain: css({ minHeight: size, padding: `0 ${padding}` }),
  filled: css({ minHeight: size, padding: `0 ${filledPadding}` }),
});

export const buttonSizes = {
  sm: height(token.size.controlSmall, '10px', '12px'),
  md: height(token.size.control, '12px', '14px'),
  lg: height(token.size.controlLarge, '16px', '20px'),
  sheet: height(token.size.sheetButton, '16px', '20px'),
};

export const largeText = css({ fontSize: '15px', lineHeight: '22px' });

export const block = css({ display: 'flex', width: '100%' });

export const label = css({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** Keeps the button's width while the spinner replaces the text. */
export const hiddenLabel = css({ opacity: 0 });

export const centredSpinner = css({ position: 'absolute', display: 'inline-flex' });

export const square = {
  sm: css({ width: token.size.controlSmall, minHeight: token.size.controlSmall, padding: 0 }),
  md: css({ width: token.size.control, minHeight: token.size.control, padding: 0 }),
  lg: css({ width: token.size.controlLarge, minHeight: token.size.controlLarge, padding: 0 }),
};

export const iconTone = css({ color: token.color.text2 });

export const dot = css({
  position: 'absolute',
  top: '7px',
  right: '7px',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  backgroundColor: token.color.badDot,
  boxShadow: `0 0 0 2px ${token.color.surface}`,
});

export const pressed = css({ backgroundColor: token.color.primaryTint, color: token.color.selectedText });
