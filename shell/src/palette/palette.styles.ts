import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';

export const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[12],
  color: token.color.text3,
});

export const input = css({
  flex: 1,
  minWidth: 0,
  height: token.size.control,
  border: 0,
  padding: 0,
  fontFamily: 'inherit',
  fontSize: '16px',
  lineHeight: '24px',
  color: token.color.text,
  backgroundColor: 'transparent',
  // The input is the dialog's only field, and the caret shows that it has the focus.
  '&, &:focus-visible': { outline: 0 },
  '&::placeholder': { color: token.color.text3 },
  '&::-webkit-search-cancel-button': { display: 'none' },
});

/** A fixed height, so that the input does not move while results change. */
export const results = css({
  height: 'min(420px, 60dvh)',
  marginInline: '-12px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

export const group = css({ '& + &': { marginTop: token.space[12] } });

export const groupTitle = css({ ...type.caption, padding: '4px 12px', color: token.color.text3 });

export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[12],
  minHeight: token.size.controlLarge,
  padding: '6px 12px',
  borderRadius: token.radius.control,
  cursor: 'pointer',
  scrollMargin: '32px',
  '&[aria-selected=true]': { backgroundColor: token.color.primaryTint },
  [when.forcedColors]: { '&[aria-selected=true]': { outline: '2px solid Highlight' } },
});

export const picture = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  overflow: 'hidden',
  borderRadius: token.radius.small,
  color: token.color.text2,
  backgroundColor: token.color.fill,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

export const textBlock = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: token.space[8],
  flex: 1,
  minWidth: 0,
});

export const label = css(singleLineEllipsis, type.body, { color: token.color.text });

export const note = css(singleLineEllipsis, type.caption, { flex: '1 1 25%', color: token.color.text3 });

export const failed = css({ ...type.caption, padding: '8px 12px', color: token.color.bad });

export const empty = css({
  display: 'grid',
  gap: token.space[4],
  padding: '48px 24px',
  textAlign: 'center',
  ...type.body,
  '& > :last-child': { ...type.caption, color: token.color.text3 },
});

export const keys = css({
  display: 'flex',
  gap: token.space[16],
  paddingTop: token.space[12],
  borderTop: `1px solid ${token.color.line}`,
  ...type.caption,
  color: token.color.text3,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: token.space[4] },
  [when.touch]: { display: 'none' },
});
