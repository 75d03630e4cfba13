import { css } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import {
  focusRing,
  touchTarget,
  withOpacity,
  singleLineEllipsis,
  visuallyHidden,
  breakBetweenWords,
} from '../parts/interaction.styles.ts';

export { visuallyHidden };

export const chart = css({ minWidth: 0 });

export const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px 16px',
  minHeight: '32px',
  marginBottom: token.space[8],
  // Titles and controls share a narrow line, unless it leaves the title a word or two; the other words are below.
  [when.phone]: { flexWrap: 'wrap', columnGap: token.space[8] },
});

export const headWords = css({ flex: 1, minWidth: 0, [when.phone]: { display: 'contents' } });

export const title = css({
  ...type.section,
  margin: 0,
  color: token.color.text,
  ...breakBetweenWords,
  [when.phone]: { flex: '1 1 60px' },
});

export const titleRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
  [when.phone]: { display: 'contents' },
});

export const meta = css({
  ...type.caption,
  color: token.color.text3,
  [when.phone]: { order: 1, flexBasis: '100%' },
});

export const actions = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  flex: 'none',
  marginTop: '-4px',
  marginInlineStart: 'auto',
  // In line with the title, and aligned with the readout below.
  [when.phone]: { gap: token.space[4], margin: '-7px -4px 0 auto' },
  // The targets of its buttons do not overlap.
  [when.touch]: { gap: token.space[8] },
  [when.print]: { display: 'none' },
});

export const legend = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '14px',
  marginTop: token.space[4],
  ...type.caption,
  fontVariantNumeric: 'tabular-nums',
  color: token.color.text3,
});

export const legendItems = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 14px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [when.phone]: { columnGap: token.space[12] },
});

export const legendItem = css({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

/**
 * Takes the rest of the legend's line; text that does not fit wraps and is clipped, since a second line would move the
 * plot.
 */
export const highest = css({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  minWidth: 0,
  height: type.caption.lineHeight,
  margin: '0 0 0 -9px',
  paddingLeft: '9px',
  overflow: 'hidden',
  // First in its line and as high, so that text that does not fit wraps below it, with its separator.
  '&::before': { content: '""', height: type.caption.lineHeight },
});

export const highestWords = css({
  position: 'relative',
  whiteSpace: 'nowrap',
  '& > strong': { fontWeight: 650, color: token.color.text2 },
  '&::before': { content: '"·"', position: 'absolute', left: '-9px', color: token.color.text4 },
});

/** The sample of a line in the legend. */
export const sample = css({ display: 'block', flex: 'none' });

export const plotArea = css({ position: 'relative', [when.print]: { containerType: 'inline-size' } });

/** Over the lines, while these cannot be drawn. */
export const failureSlot = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  '&:empty': { display: 'none' },
});

export const pressable = css({ cursor: 'pointer' });

export const stage = css({
  position: 'relative',
  borderRadius: token.radius.small,
  '&, &:focus-visible': { outline: 0 },
  touchAction: 'pan-y',
  userSelect: 'none',
  '&:focus-visible': { boxShadow: `0 0 0 2px ${token.color.ring}` },
  // Print has another width than the window, and nothing is drawn again for it: the drawing is scaled.
  [when.print]: {
    // The quotient of two lengths.
    '--print-scale': 'min(1.2, tan(atan2(100cqw, var(--drawn-width))))',
    width: 'var(--drawn-width)',
    marginBottom: 'calc(var(--drawn-height) * (var(--print-scale) - 1))',
    transform: 'scale(var(--print-scale))',
    transformOrigin: '0 0',
  },
});

export const axes = css({
  position: 'absolute',
  inset: 0,
  display: 'block',
  overflow: 'visible',
  pointerEvents: 'none',
});

export const axisText = css({ ...type.caption, fill: token.color.text3, fontVariantNumeric: 'tabular-nums' });

export const grid = css({ stroke: token.color.grid, strokeWidth: 1, shapeRendering: 'crispEdges' });

export const baseline = css({ stroke: token.color.line2, strokeWidth: 1, shapeRendering: 'crispEdges' });

export const band = css({ fill: withOpacity(token.color.text, 2.5) });

export const noteLine = css({ stroke: token.color.line2, strokeWidth: 1, strokeDasharray: '2 3' });

export const noteDot = css({ fill: token.color.text3 });

export const crosshair = css({ stroke: token.color.text3, strokeWidth: 1, shapeRendering: 'crispEdges' });

export const leader = css({ stroke: token.color.line2, strokeWidth: 1, fill: 'none' });

export const endDash = css({ fill: 'none', strokeWidth: 3, strokeDasharray: '4 1' });

export const endName = css({ ...type.caption, fill: token.color.text, fontWeight: 600 });

export const endValue = css({ ...type.caption, fill: token.color.text2, fontVariantNumeric: 'tabular-nums' });

/** Dash patterns that ApexCharts cannot express. */
export const plot = css({
  position: 'absolute',
  '& svg': { overflow: 'visible', background: 'none' },
  '& path[stroke-dasharray="1"]': { strokeDasharray: '0.1 4.6' },
  '& path[stroke-dasharray="2"]': { strokeDasharray: '5 4', strokeLinecap: 'butt' },
  // ApexCharts' own style sheet, which is not loaded, would hide these elements.
  '& .apexcharts-marker, & .apexcharts-ycrosshairs-hidden, & .apexcharts-yaxis, & .apexcharts-xaxis, & .apexcharts-grid':
    {
      display: 'none',
    },
  '& .apexcharts-area:not([fill="none"])': { fill: 'var(--area-fill)' },
});

export const tooltip = css({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 1,
  width: '232px',
  padding: token.space[12],
  borderRadius: `min(${token.radius.control}, 10px)`,
  backgroundColor: token.color.tooltip,
  color: token.color.text,
  boxShadow: token.shadow.e3,
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
});

export const tooltipHead = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token.space[8],
  ...type.label,
  fontWeight: 650,
  marginBottom: token.space[8],
});

export const tooltipRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  minHeight: '20px',
  ...type.label,
  fontWeight: 450,
});

/** The selected line. */
export const tooltipMarked = css({
  margin: '0 -6px',
  padding: '0 6px',
  borderRadius: token.radius.tag,
  backgroundColor: token.color.fill,
});

export const tooltipName = css({ ...singleLineEllipsis, flex: 1, minWidth: 0, color: token.color.text2 });

export const tooltipCompared = css({ color: token.color.text3 });

export const tooltipValue = css({ fontWeight: 600, color: token.color.text });

export const tooltipQuiet = css({ fontWeight: 450, color: token.color.text2 });

export const tooltipTotal = css({
  marginTop: '6px',
  paddingTop: '6px',
  borderTop: `1px solid ${token.color.line}`,
});

/** What a press opens, below the values. */
export const tooltipAction = css({ margin: '6px 0 0', ...type.caption, color: token.color.primaryText });

/** What happened on these days, below the values. */
export const tooltipScaled = css({ margin: '6px 0 0', ...type.caption, color: token.color.text3 });

export const tooltipNotes = css({
  display: 'grid',
  gap: token.space[4],
  margin: '6px 0 0',
  padding: '8px 0 0',
  borderTop: `1px solid ${token.color.line}`,
  listStyle: 'none',
  ...type.caption,
  color: token.color.text2,
  '& strong': { fontWeight: 600 },
});

export const tooltipNames = css({ display: 'block', color: token.color.text3, ...breakBetweenWords });

export const readout = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 8px',
  minHeight: '36px',
  padding: '6px 10px',
  // Four pixels wider on either side than the text around it, so that it mostly fits in one line.
  margin: '0 -4px 8px',
  borderRadius: token.radius.small,
  backgroundColor: token.color.sunken,
  ...type.label,
  fontWeight: 450,
  color: token.color.text2,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { ...type.strong, color: token.color.text, marginLeft: token.space[8] },
});

/** One row per series, below the day. */
export const readoutRows = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Height with a number of series, also of the skeleton. */
export const readoutHeight = (series: number): number => (series > 1 ? 30 + series * 22 : 36);

export const readoutButton = css({
  position: 'relative',
  width: 'calc(100% + 8px)',
  border: 0,
  textAlign: 'start',
  cursor: 'pointer',
  paddingRight: '28px',
  ...touchTarget,
  ...focusRing,
});

export const readoutOpens = css({ position: 'absolute', right: '8px', top: 'calc(50% - 7px)' });

export const readoutPart = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[8],
  ...type.caption,
  color: token.color.text3,
});

export const tableBox = css({
  overflow: 'auto',
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
});

export const table = css({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...type.number,
  fontSize: '13px',
  '& th, & td': {
    padding: '0 12px',
    height: '32px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${token.color.line}`,
  },
  '& th:first-of-type': { textAlign: 'start', paddingLeft: 0 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    backgroundColor: token.color.surface,
    ...type.caption,
    fontWeight: 550,
    color: token.color.text2,
  },
  '& tbody th': { fontWeight: 450, color: token.color.text2 },
  '& tbody td:nth-of-type(n + 2)': { color: token.color.text2 },
});

export const tableAction = css({
  position: 'relative',
  padding: 0,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  textDecoration: `underline dotted ${token.color.text3}`,
  textUnderlineOffset: '4px',
  '&:hover': { textDecorationStyle: 'solid' },
  ...touchTarget,
  ...focusRing,
  [when.print]: { textDecoration: 'none' },
});

/** What happened on a row's days, beside their name. */
export const tableNote = css({ marginLeft: token.space[8], ...type.caption, color: token.color.text3 });

export const emptyText = css({
  ...type.label,
  fontWeight: 450,
  margin: 0,
  padding: '72px 16px',
  textAlign: 'center',
  color: token.color.text2,
});
