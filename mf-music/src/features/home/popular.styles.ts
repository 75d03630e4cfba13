import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';

export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  minHeight: token.size.control,
  marginBottom: token.space[12],
});

export const words = css({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '2px 8px',
  flex: 1,
  minWidth: 0,
  '& > h2': { ...type.section, margin: 0, color: token.color.text },
});

/** On phones it has a line of its own, also before the week is known. */
export const week = css({
  ...type.label,
  ...singleLineEllipsis,
  fontWeight: 450,
  minHeight: type.label.lineHeight,
  [when.phone]: { flexBasis: '100%' },
  color: token.color.text3,
  fontVariantNumeric: 'tabular-nums',
});

/** On touch screens the row is swiped. */
export const arrows = css({ display: 'flex', gap: token.space[8], [when.touch]: { display: 'none' } });

const GAP = token.space[16];

/** One row that scrolls sideways: five tracks on laptops, fewer where they would be too small. */
export const row = css({
  // Hidden texts are positioned; without this they would widen the page.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `max(140px, (100% - 4 * ${GAP}) / 5)`,
  gap: GAP,
  margin: '-4px',
  padding: '4px',
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '4px',
  scrollbarWidth: 'none',
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
});

export const cover = css({ position: 'relative' });

/** The star lies on the cover and needs a surface of its own to be seen on any picture. */
export const star = css({
  position: 'absolute',
  insetBlockStart: token.space[8],
  insetInlineEnd: token.space[8],
  display: 'flex',
  borderRadius: token.radius.small,
  backgroundColor: token.color.surface,
});

export const facts = css({
  // The link of the track covers it.
  position: 'relative',
  [when.touch]: { minHeight: token.size.touch },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: token.space[8],
  alignItems: 'start',
  marginTop: token.space[8],
});

export const rank = css({ ...type.figureSmall, color: token.color.text, fontVariantNumeric: 'tabular-nums' });

export const names = css({ minWidth: 0 });

export const coverSkeleton = css({ aspectRatio: '1' });
