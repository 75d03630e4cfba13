import { css } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { buttonReset, touchTarget, withOpacity } from '../parts/interaction.styles.ts';

export const field = css({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const head = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: token.space[8],
  marginBottom: token.space[8],
});

export const label = css({ ...type.label, fontWeight: 600, color: token.color.text });

export const aside = css({ ...type.caption, color: token.color.text3, fontVariantNumeric: 'tabular-nums' });

export const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  minWidth: 0,
  padding: '0 12px',
  backgroundColor: token.color.surface,
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.radius.control,
  color: token.color.text3,
  cursor: 'text',
  transition: `border-color ${token.duration.hover} ${token.easing.move}, box-shadow ${token.duration.hover} ${token.easing.move}`,
  [when.hover]: { '&:hover:not(:focus-within, [data-disabled])': { borderColor: token.color.compare } },
  '&:focus-within': {
    borderColor: token.color.primaryUi,
    boxShadow: `0 0 0 3px ${withOpacity(token.color.primaryUi, 20)}`,
  },
  '&[data-invalid]': { borderColor: token.color.badDot },
  '&[data-invalid]:focus-within': { boxShadow: `0 0 0 3px ${withOpacity(token.color.badDot, 20)}` },
  '&[data-disabled]': { backgroundColor: token.color.fill, borderColor: token.color.fill, cursor: 'default' },
  [when.forcedColors]: { '&:focus-within': { outline: '2px solid Highlight' } },
});

export const heights = {
  sm: css({ minHeight: token.size.controlSmall }),
  md: css({ minHeight: token.size.control, [when.phone]: { minHeight: token.size.touch } }),
  lg: css({ minHeight: token.space[48], padding: '0 14px' }),
};

export const input = css({
  appearance: 'none',
  flex: 1,
  // As high as the box and its border, all of which puts the caret.
  alignSelf: 'stretch',
  marginBlock: '-1px',
  minWidth: 0,
  width: '100%',
  padding: 0,
  border: 0,
  '&, &:focus-visible': { outline: 0 },
  background: 'none',
  fontFamily: 'inherit',
  ...type.body,
  letterSpacing: 'inherit',
  color: token.color.text,
  caretColor: token.color.primaryUi,
  textOverflow: 'ellipsis',
  // Under 16 px iOS zooms the page when an input takes the focus.
  [when.phone]: { fontSize: '16px' },
  '&::placeholder': { color: token.color.text3, opacity: 1 },
  '&:disabled': { color: token.color.text3, opacity: 1, WebkitTextFillColor: 'currentColor' },
  '&::-webkit-search-cancel-button': { display: 'none' },
  // Hides the browser's own reveal button.
  '&::-ms-reveal': { display: 'none' },
});

/** The font's password dots are hardly visible at text size. */
export const password = css({
  '&:not(:placeholder-shown)': { fontSize: '24px', letterSpacing: '-.02em' },
});

export const end = css({ display: 'flex', alignItems: 'center', flex: 'none', marginRight: '-2px' });

export const bad = css({ color: token.color.badDot });

export const adornmentButton = css({
  ...buttonReset,
  ...touchTarget,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  marginRight: '-6px',
  borderRadius: token.radius.small,
  color: token.color.text3,
  [when.hover]: { '&:hover': { color: token.color.text, backgroundColor: token.color.hover } },
  '&:focus-visible': { outline: `2px solid ${token.color.ring}` },
});

/** Reserves its line while empty, so that a message does not shift the layout. */
export const message = css({
  ...type.caption,
  minHeight: '16px',
  marginTop: '6px',
  color: token.color.text3,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});

export const messageTones = {
  hint: css({ color: token.color.text3 }),
  good: css({ color: token.color.good }),
  bad: css({ color: token.color.bad }),
};
