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

export const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  scrollMarginTop: `calc(var(--sticky-top, 0px) + ${token.space[8]})`,
  '&:focus': { outline: 0 },
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '-2px' },
});

export const row = css({ '& + &': { borderTop: `1px solid ${token.color.line}` } });

export const rowContent = css({
  display: 'flex',
  alignItems: 'center',
  gap: `${token.space[4]} ${token.space[12]}`,
  minHeight: token.size.row,
  padding: `${token.space[12]} ${token.space[16]}`,
  color: token.color.text,
  textDecoration: 'none',
  [when.hover]: {
    '&:hover': { backgroundColor: token.color.hover },
    '&:hover [data-title]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '-2px' },
  [when.phone]: { flexDirection: 'column', alignItems: 'flex-start' },
});

/** Inline layout, so that the badge follows the last line of the title. */
export const title = css({
  ...type.body,
  fontWeight: 500,
  lineHeight: '22px',
  flex: 1,
  minWidth: 0,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '&:lang(zh)': { wordBreak: 'normal' },
  [when.phone]: { flex: 'none' },
});

export const pinnedBadge = css({ marginRight: token.space[8], verticalAlign: 'top' });

export const newBadge = css({ verticalAlign: 'top' });

export const newTitle = css({ fontWeight: 600 });

export const date = css({
  ...type.label,
  fontWeight: 450,
  flex: 'none',
  color: token.color.text3,
  fontVariantNumeric: 'tabular-nums',
});
