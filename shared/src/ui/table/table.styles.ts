import { css } from '@emotion/react';
import { rem, token, type, when } from '../../theme/index.ts';
import { buttonReset, focusRing, visuallyHidden } from '../parts/interaction.styles.ts';
import { staleStyle } from '../parts/stale.styles.ts';

export { visuallyHidden };

/** The first column's header is above the other sticky cells. */
const CORNER = token.layer.stickyHeader + 1;

const layer = (color: string) => `linear-gradient(${color}, ${color})`;

/**
 * A row, and the cells of it that stay while others are scrolled below them. No other cell has a surface, and only a row
 * that is pointed at has a layer: gradients that nobody sees are painted all the same.
 */
const rowSurface = {
  backgroundColor: 'var(--row-surface)',
  backgroundImage: 'var(--row-layer, none)',
} as const;

/** Shades the end of a box that has more columns. */
export const frame = css({
  position: 'relative',
  // Sticky cells stay below the bars of the page.
  isolation: 'isolate',
  '&[data-more]::after': {
    content: '""',
    position: 'absolute',
    inset: '0 0 0 auto',
    zIndex: CORNER,
    width: token.space[20],
    backgroundImage: `linear-gradient(270deg, ${token.color.press}, transparent)`,
    pointerEvents: 'none',
    [when.print]: { display: 'none' },
  },
});

export const scroller = css({
  position: 'relative',
  overflow: 'clip',
  // Sticky cells stick to the nearest scroll container, so a box that scrolls sideways must scroll vertically, too.
  '&[data-overflowing], &[data-tall]': {
    '--sticky-top': '0px',
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    maxHeight: 'max(320px, calc(100dvh - var(--table-around, 96px)))',
    // Keeps focused elements from being covered by sticky cells.
    scrollPaddingTop: token.space[48],
    [when.print]: { maxHeight: 'none', overflow: 'visible' },
  },
  '&[data-tall]': { height: 'min(640px, calc(100dvh - var(--table-around, 96px)))' },
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '-2px' },
});

/** A list that is scrolled to after its page has changed: below sticky bars. */
export const listStart = css({ scrollMarginTop: `calc(var(--sticky-top, 0px) + ${token.space[8]})` });

/** Focused by script only. */
const focusableList = {
  '&:focus': { outline: 0 },
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '-2px' },
} as const;

export const table = css({
  ...focusableList,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  transition: `opacity ${token.duration.press} ${token.easing.move}`,
  // All columns fit on a page of paper; the shell measures how wide they are.
  [when.print]: { zoom: 'min(0.8, var(--print-zoom, 0.8))' },
});

/** Fixed column widths, independent of the rendered rows; titles are truncated. */
export const fixed = css({ tableLayout: 'fixed' });

/** Spacer for rows that are not rendered. */
export const spacer = css({ padding: 0, border: 0 });

/** Stale rows. */
export const refetching = css({ '& tbody': staleStyle });

const cellBase = {
  height: token.size.row,
  padding: '0 12px',
  [when.print]: { paddingInline: '8px' },
  textAlign: 'start',
  verticalAlign: 'middle',
  // Columns shrink to their longest word, but words are not broken in favour of a title.
  overflowWrap: 'break-word',
  borderBottom: `1px solid ${token.color.line}`,
  '&:last-of-type': { paddingRight: token.space[16] },
} as const;

export const headCell = css({
  ...cellBase,
  position: 'sticky',
  top: 'var(--sticky-top, 0px)',
  zIndex: token.layer.stickyHeader,
  height: token.size.tableHeader,
  backgroundColor: token.color.surface,
  ...type.caption,
  fontWeight: 550,
  color: token.color.text3,
  whiteSpace: 'nowrap',
});

export const headWords = css({ display: 'inline-flex', alignItems: 'center', gap: '2px' });

export const unit = css({ marginLeft: '2px', fontWeight: 450, color: token.color.text3 });

export const sortButton = css({
  ...buttonReset,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  // Part of the distance is inside the arrow icon.
  gap: '2px',
  borderRadius: token.radius.tag,
  '&::after': { content: '""', position: 'absolute', inset: '-10px -6px' },
  '& > svg': { opacity: 0 },
  [when.hover]: { '&:hover': { color: token.color.text }, '&:hover > svg': { opacity: 0.5 } },
  '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: token.color.text, fontWeight: 650 },
  '[aria-sort="ascending"] > & > svg, [aria-sort="descending"] > & > svg': { opacity: 1 },
  // Chromium repeats a header on every page only if no button in it has a box.
  [when.print]: { display: 'contents' },
  ...focusRing,
});

/** A hidden arrow of a number column takes no space, so that digits align with the end of the header. */
export const idleArrow = css({ position: 'absolute', right: '-14px' });

export const row = css({
  '--row-surface': token.color.surface,
  ...rowSurface,
  // Captions would have too little contrast on the tint of an extreme primary colour.
  '&[aria-selected="true"]': { '--row-surface': token.color.primaryTint, '--text-3': token.color.text2 },
  [when.hover]: {
    '&[data-interactive]:hover, &:has([aria-expanded="true"])': { '--row-layer': layer(token.color.hover) },
  },
});

export const openable = css({ cursor: 'pointer' });

export const totalRow = css({ '--row-surface': token.color.sunken, ...rowSurface });

export const totalCell = css({ height: '40px', fontWeight: 650, color: token.color.text });

export const cell = css({
  ...cellBase,
  ...type.body,
  color: token.color.text,
  'tbody:last-of-type > tr:last-of-type > &': { borderBottom: 0 },
});

export const number = css({ ...type.number, textAlign: 'end', whiteSpace: 'nowrap' });

export const secondary = css({ color: token.color.text2 });

export const strong = css({ fontWeight: 600 });

/** Takes a column's width without widening it beyond a minimum in pixels, so that texts are truncated only where space ends. */
export const fillColumn = (minWidth = 180) => ({ width: 0, minWidth: `max(${rem(minWidth)}, 100%)` });

export const firstCell = css({
  paddingLeft: token.space[16],
  fontWeight: 'inherit',
  '[data-overflowing] &': { position: 'sticky', left: 0, zIndex: 1 },
  '[data-overflowing] tbody &': rowSurface,
  '[data-overflowing] thead &': { zIndex: CORNER },
  '[data-overflowing] &::after': {
    content: '""',
    position: 'absolute',
    inset: '0 -12px 0 auto',
    width: '12px',
    opacity: 0,
    backgroundImage: `linear-gradient(90deg, ${token.color.press}, transparent)`,
    pointerEvents: 'none',
    transition: `opacity ${token.duration.press} ${token.easing.move}`,
  },
  '[data-scrolled] &::after': { opacity: 1 },
});

export const checkCell = css({
  width: '40px',
  minWidth: '40px',
  padding: '0 0 0 16px',
  // The only `td` of the header: with its checkbox it would be 8 pixels wider than without.
  '&:last-of-type': { paddingRight: 0 },
  // Nothing is selected on paper.
  [when.print]: { display: 'none' },
  '[data-overflowing] &': { position: 'sticky', left: 0, zIndex: 2 },
  '[data-overflowing] tbody &': rowSurface,
  '[data-overflowing] thead &': { zIndex: CORNER },
});

/** The first column starts where the checkbox column ends. */
export const besideCheck = css({ paddingLeft: token.space[12], '[data-overflowing] &': { left: '40px' } });

export const slot = css({ '& > *': { minHeight: '280px' } });

export const cards = css({
  ...focusableList,
  display: 'grid',
  gap: token.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Lines of a skeleton card, as high as the text. */
export const line = css({ margin: '2px 0' });
export const figuresPlace = css({ marginTop: '10px' });

export const virtualCards = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > [data-index]': { paddingBottom: token.space[8] },
});
