import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';

export const channelLink = css({
  // Above the link of a card, which covers all of it.
  position: 'relative',
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

export const channelText = css(singleLineEllipsis);
