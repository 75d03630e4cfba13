import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });

/** The minimum height prevents a layout shift when the number loads. */
export const count = css({
  ...type.label,
  minHeight: type.label.lineHeight,
  margin: 0,
  color: token.color.text2,
  fontVariantNumeric: 'tabular-nums',
});

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

export const channelLink = css({
  ...type.body,
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[4],
  maxWidth: '220px',
  color: token.color.text2,
  textDecoration: 'none',
  borderRadius: token.radius.tag,
  '& > svg': { color: token.color.text3 },
  [when.hover]: {
    '&:hover': { color: token.color.text, textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
  [when.phone]: { minHeight: token.size.touch },
});

export const channelText = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Dates do not wrap; the table scrolls horizontally instead. */
export const oneLine = css({ whiteSpace: 'nowrap' });

export const share = css({ display: 'block', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const fee = css({ display: 'block', ...type.caption, color: token.color.text2 });

export const assigned = css({
  display: 'flex',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  gap: token.space[8],
});

export const cardRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${token.space[12]}`,
  marginTop: token.space[4],
  minHeight: token.size.touch,
});
