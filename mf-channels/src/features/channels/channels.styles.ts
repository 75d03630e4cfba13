import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';

/** Dates and states do not wrap; the table scrolls horizontally instead. */
export const oneLine = css({ whiteSpace: 'nowrap' });

export const statusCell = css({ display: 'flex', alignItems: 'center', gap: token.space[4] });

export const memberParts = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[8],
  color: token.color.text2,
  whiteSpace: 'nowrap',
});

export const memberPart = css({ display: 'inline-flex', alignItems: 'center', gap: token.space[4] });

export const moreMembers = css({ ...type.caption, color: token.color.text3 });

/** As wide as its padding beside the text of other rows. */
export const cellButton = css({ minWidth: 'max-content', marginInline: '-10px', fontWeight: 450 });

/** In a card its text is aligned with what is above it, also on a line of its own. */
export const reReview = css({ [when.phone]: { marginInline: '-10px' } });

export const reason = css({ ...type.caption, margin: `${token.space[4]} 0 0`, color: token.color.text3 });

export const cut = css({ ...singleLineEllipsis, maxWidth: '180px' });

export const cardRow = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  // Small buttons on two lines are as far apart as their targets of 44 pixels need.
  gap: token.space[12],
  marginTop: token.space[8],
  color: token.color.text2,
});

export const cardMembers = css({ marginLeft: 'auto' });
