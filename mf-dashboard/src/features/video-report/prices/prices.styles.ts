import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';

export const row = css({
  // The height of a card with a video, also for skeletons and cards without one.
  '& > li': { minHeight: '124px' },
  // Wide enough for a title where the row scrolls.
  [when.phone]: { gridAutoColumns: '216px' },
});

export const note = css({ display: 'grid', justifyItems: 'start', minWidth: 0 });

/** The card's footer: picture, and the video's title above its channel. */
export const video = css({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  position: 'relative',
  minWidth: 0,
  maxWidth: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: token.radius.tag,
  // Extends the touch target to the card's edge.
  '&::after': { content: '""', position: 'absolute', inset: '-4px -8px -12px' },
  '&:hover > span > span:first-of-type': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
});

export const words = css({ display: 'grid', minWidth: 0 });

export const title = css({ ...type.captionStrong, ...singleLineEllipsis, color: token.color.text });

export const channel = css({ ...type.caption, ...singleLineEllipsis, color: token.color.text3 });
