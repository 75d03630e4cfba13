import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });

/** On phones every row is a card, so the surrounding card has no border and background. */
export const frame = css({
  [when.phone]: {
    backgroundColor: 'transparent',
    border: 0,
    borderRadius: 0,
    boxShadow: 'none',
    overflow: 'visible',
  },
});

export const bar = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: token.space[12] });

export const title = css({
  display: 'flex',
  [when.phone]: { width: '100%' },
  alignItems: 'baseline',
  gap: token.space[8],
  '& > h2': { ...type.section, margin: 0, color: token.color.text },
});

export const count = css({
  ...type.label,
  fontWeight: 450,
  color: token.color.text2,
  fontVariantNumeric: 'tabular-nums',
});

export const chips = css({ [when.phone]: { width: '100%' } });

export const search = css({
  width: '248px',
  marginLeft: 'auto',
  // On a phone it fills the row beside the tag filter.
  [when.phone]: { width: 'auto', minWidth: 0, flex: 1, marginLeft: 0 },
});

export const tagFailed = css({ ...type.label, color: token.color.text2 });

export const media = css({ display: 'flex', alignItems: 'center', gap: token.space[12], flex: 'none' });

export const rank = css({
  ...type.number,
  fontWeight: 600,
  width: '28px',
  textAlign: 'center',
  color: token.color.text,
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
  '& > button': { width: '100%' },
});
