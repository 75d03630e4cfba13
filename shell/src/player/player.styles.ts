import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';

export const bar = css({
  position: 'fixed',
  // Beside the navigation of a laptop, above that of a phone.
  insetInlineStart: 'var(--beside, 0px)',
  insetInlineEnd: 0,
  bottom: 'var(--bottom-bar, 0px)',
  zIndex: token.layer.stickyHeader,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(120px, 240px) auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: token.space[12],
  padding: `${token.space[8]} ${token.space[16]}`,
  borderTop: `1px solid ${token.color.line}`,
  backgroundColor: token.color.raised,
  boxShadow: token.shadow.e3,
  [when.phone]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gap: `${token.space[4]} ${token.space[8]}`,
    paddingInline: token.space[12],
  },
  [when.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  [when.print]: { display: 'none' },
});

export const cover = css({ [when.narrow]: { display: 'none' } });

export const names = css({
  position: 'relative',
  alignContent: 'center',
  minWidth: 0,
  [when.touch]: { minHeight: token.size.touch },
});

/** The link of both names. */
export const title = css({
  ...type.strong,
  ...singleLineEllipsis,
  display: 'block',
  color: token.color.text,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

export const artist = css({
  ...type.caption,
  ...singleLineEllipsis,
  display: 'block',
  color: token.color.text3,
});

export const buttons = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[4],
  // The targets of its buttons do not overlap.
  [when.touch]: { gap: token.space[12] },
  [when.narrow]: { gridColumn: '1 / -1', gridRow: 2 },
});

/** The second line of a phone. */
export const timeline = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  minWidth: 0,
  [when.phone]: { gridColumn: '1 / -1', gridRow: 2 },
  [when.narrow]: { gridRow: 3 },
});

export const time = css({
  ...type.caption,
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  color: token.color.text2,
});

export const waveform = css({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  height: '36px',
  [when.touch]: { height: token.size.touch },
  borderRadius: token.radius.small,
  '&:focus-within:has(:focus-visible)': { outline: `2px solid ${token.color.ring}` },
});

export const bars = css({ display: 'block', width: '100%', height: '100%' });

const stroke = { strokeWidth: 2, vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' } as const;

export const barLine = css({ ...stroke, stroke: token.color.controlLine });

export const playedBar = css({
  ...stroke,
  stroke: token.color.primaryUi,
  [when.forcedColors]: { stroke: 'Highlight' },
});

/** Lies invisibly over the waveform, which shows its position and its focus. */
export const range = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const volume = css({ display: 'flex', alignItems: 'center', flex: 'none' });

export const volumeRange = css({
  width: '80px',
  accentColor: token.color.primaryUi,
  [when.phone]: { display: 'none' },
});
