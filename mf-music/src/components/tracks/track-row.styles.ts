import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';

/** The height of a row in pixels. */
const ROW_HEIGHT = 52;

/** How far the rows reach into the padding of their card, where a row is marked under the pointer. */
const OUTSET = 8;

/** A list of tracks with their covers, in a card. */
export const trackRows = css({ listStyle: 'none', margin: `0 -${OUTSET}px -${OUTSET}px`, padding: 0 });

/** As high as this many rows, so that nothing below moves when they arrive, or when there are none. */
export const placeOfRows = (count: number) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minHeight: `${count * ROW_HEIGHT - OUTSET}px`,
    '& > [role=status], & > [role=alert]': { minHeight: 'inherit' },
  });

export const trackRow = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: token.space[12],
  minHeight: `${ROW_HEIGHT}px`,
  padding: '4px 8px',
  borderRadius: token.radius.small,
  [when.narrow]: { flexWrap: 'wrap', columnGap: token.space[8] },
  [when.hover]: { '&:hover': { backgroundColor: token.color.hover } },
  // Above the link of the row.
  '& button': { position: 'relative' },
});

/** A link in a row that is followed wherever the row is pressed. */
export const rowTarget = css({ '&::after': { content: '""', position: 'absolute', inset: 0 } });

export const trackNames = css({ flex: 1, minWidth: 0, [when.narrow]: { minWidth: '60%' } });

export const trackTitle = css({
  ...type.strong,
  ...singleLineEllipsis,
  display: 'block',
  color: token.color.text,
});

export const trackMeta = css({
  ...type.caption,
  ...singleLineEllipsis,
  display: 'block',
  color: token.color.text3,
});
