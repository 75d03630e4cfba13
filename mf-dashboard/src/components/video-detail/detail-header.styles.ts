import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const header = css({
  display: 'flex',
  gap: token.space[16],
  minWidth: 0,
  [when.phone]: { gap: token.space[12] },
});

/** Hidden on phones, where the text needs the width. */
export const still = css({ [when.phone]: { display: 'none' } });

export const words = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: token.space[4],
  flex: 1,
  minWidth: 0,
});

export const title = css({
  ...type.page,
  fontSize: '20px',
  lineHeight: '28px',
  margin: 0,
  width: '100%',
  color: token.color.text,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  // The buttons beside it leave a narrow column.
  [when.phone]: { fontSize: '17px', lineHeight: '24px', WebkitLineClamp: 3 },
  [when.narrow]: { WebkitLineClamp: 'none' },
});

export const facts = css({
  maxWidth: '100%',
  ...type.body,
  color: token.color.text2,
});

export const channel = css({ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 });

export const watch = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[4],
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: token.radius.tag,
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
  [when.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
