import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const media = css({ display: 'flex', alignItems: 'center', gap: token.space[12], flex: 'none' });

export const rank = css({
  ...type.number,
  fontWeight: 600,
  width: '28px',
  textAlign: 'center',
  color: token.color.text,
});

/** The logo stays beside the artist, in a table cell and on a card. */
export const artistLine = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'top',
});

export const artist = css({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const exclusive = css({ height: '14px', width: 'auto', flex: 'none' });

export const tags = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[4],
  minWidth: '140px',
  maxWidth: '220px',
  paddingBlock: token.space[4],
});

export const isrc = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[4],
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const cardTags = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[4],
  marginTop: token.space[8],
});

// The card's own padding and the column of its cover.
const COVER_COLUMN = '68px';

/** Spans the full width of the card. */
export const cardCopy = css({
  marginTop: token.space[12],
  marginLeft: `-${COVER_COLUMN}`,
  [when.narrow]: { marginLeft: 0 },
  '& > button': { width: '100%' },
});

export const commands = css({
  display: 'inline-flex',
  alignItems: 'center',
  // The targets of its small buttons do not overlap.
  [when.touch]: { gap: token.space[12] },
});
