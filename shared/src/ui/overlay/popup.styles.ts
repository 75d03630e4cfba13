import { css, keyframes } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { singleLineEllipsis, breakBetweenWords } from '../parts/interaction.styles.ts';

const open = keyframes({ from: { opacity: 0, transform: 'translateY(-4px) scale(.98)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

export const popup = css({
  // Background of secondary buttons inside.
  '--button-surface': token.color.raised,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  maxWidth: 'calc(100vw - 16px)',
  borderRadius: `min(${token.radius.card}, 12px)`,
  backgroundColor: token.color.raised,
  color: token.color.text,
  boxShadow: token.shadow.e3,
  '&, &:focus-visible': { outline: 0 },
  touchAction: 'pan-x pan-y pinch-zoom',
  '&[data-entering]': { animation: `${open} ${token.duration.menu} ${token.easing.enter}` },
  '&[data-exiting]': { animation: `${fadeOut} 130ms ${token.easing.leave} forwards` },
  [when.reducedMotion]: {
    '&[data-entering]': { animation: `${fadeIn} 80ms` },
    '&[data-exiting]': { animation: `${fadeOut} 80ms forwards` },
  },
  [when.forcedColors]: { border: '1px solid' },
});

/** Its content scrolls, so that a search field stays at the top. */
export const listPopup = css({ display: 'flex', flexDirection: 'column', overflow: 'hidden' });

/**
 * Limits the height of a list. A `maxHeight` of the popup itself would make react-aria measure the space below the trigger
 * instead of the list, which then never opens above it.
 */
export const scrollBox = css({
  minHeight: 0,
  maxHeight: '420px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

export const box = css({ '&, &:focus-visible': { outline: 0 } });

export const padded = css({ padding: token.space[16] });

export const list = css({ padding: '6px', '&, &:focus-visible': { outline: 0 } });

export const menuList = css({ minWidth: '196px' });

export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[12],
  minHeight: token.size.control,
  // Two lines of words keep their distance from the ends of the item.
  padding: '6px 10px',
  borderRadius: token.radius.small,
  ...type.body,
  fontWeight: 500,
  color: token.color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  '&, &:focus-visible': { outline: 0 },
  '& > svg': { color: token.color.text2 },
  '&[data-hovered], &[data-focused]': { backgroundColor: token.color.hover },
  '&[data-pressed]': { backgroundColor: token.color.press },
  // Uses the browser's :focus-visible: react-aria is loaded after the event that opened the list.
  '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${token.color.ring}` },
  '&[data-disabled]': { color: token.color.text3, cursor: 'default' },
  [when.phone]: { minHeight: token.size.touch },
  [when.forcedColors]: { '&[data-focused]': { outline: '2px solid Highlight' } },
});

export const badItem = css({ color: token.color.bad, '& > svg': { color: 'inherit' } });

export const words = css({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });

export const label = css({ ...singleLineEllipsis });

export const chosen = css({ fontWeight: 650 });

export const description = css({ ...type.caption, ...breakBetweenWords, color: token.color.text3 });

export const note = css({
  flex: 'none',
  ...type.caption,
  color: token.color.text3,
  fontVariantNumeric: 'tabular-nums',
});

export const count = css({
  flex: 'none',
  ...type.label,
  fontWeight: 450,
  color: token.color.text3,
  fontVariantNumeric: 'tabular-nums',
});

/** Space for the tick, reserved at unselected options, too. */
export const tick = css({
  display: 'inline-flex',
  width: '16px',
  flex: 'none',
  color: token.color.primaryText,
});

export const separator = css({
  height: '1px',
  margin: '6px 4px',
  border: 0,
  backgroundColor: token.color.line,
});

export const search = css({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: '6px 6px 0',
  backgroundColor: token.color.raised,
});

export const searchBox = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  minHeight: token.size.control,
  padding: '0 12px',
  borderRadius: token.radius.small,
  backgroundColor: token.color.fill,
  color: token.color.text3,
});

export const searchInput = css({
  appearance: 'none',
  flex: 1,
  // Overrides the default width of an input (20 characters).
  width: 0,
  minWidth: 0,
  border: 0,
  '&, &:focus-visible': { outline: 0 },
  background: 'none',
  fontFamily: 'inherit',
  ...type.body,
  color: token.color.text,
  caretColor: token.color.primaryUi,
  [when.phone]: { fontSize: '16px' },
  '&::placeholder': { color: token.color.text3, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
});

export const empty = css({
  ...type.label,
  fontWeight: 450,
  padding: '20px 12px',
  textAlign: 'center',
  color: token.color.text2,
});

export const personIcon = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  borderRadius: '50%',
  backgroundColor: token.color.fill2,
  color: token.color.text2,
});
