import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

const divider = `1px solid ${token.color.line}`;

/** As wide as a statement, so that a month and its days are read together. */
export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.size.cardGap,
  maxWidth: '1040px',
});

export const waiting = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[12],
  maxWidth: '1040px',
});

export const answer = css({ display: 'grid', gap: token.space[8] });

export const answerTitle = css({
  ...type.page,
  margin: 0,
  color: token.color.text,
  fontVariantNumeric: 'tabular-nums',
});

export const answerLines = css({
  ...type.body,
  display: 'grid',
  gap: token.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: token.color.text2,
  fontVariantNumeric: 'tabular-nums',
});

export const months = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const month = css({
  display: 'grid',
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  paddingBlock: token.space[16],
  '& + &': { borderTop: divider },
  '&:first-of-type': { paddingTop: token.space[4] },
  '&:last-of-type': { paddingBottom: 0 },
});

export const monthHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  width: '100%',
});

export const monthName = css({ ...type.section, margin: 0, color: token.color.text });

export const monthAmount = css({
  ...type.figureSmall,
  marginInlineStart: 'auto',
  color: token.color.text,
  fontVariantNumeric: 'tabular-nums',
});

export const monthFacts = css({
  ...type.label,
  fontWeight: 450,
  color: token.color.text2,
  fontVariantNumeric: 'tabular-nums',
});

/** Two rows of two on phones. */
export const steps = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token.space[8],
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [when.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const step = css({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  paddingTop: token.space[8],
  borderTop: `3px solid ${token.color.fill2}`,
  '&[data-done]': { borderTopColor: token.color.goodDot },
});

export const stepName = css({
  ...type.caption,
  display: 'flex',
  alignItems: 'center',
  gap: token.space[4],
  color: token.color.text3,
  '[data-done] > &': { color: token.color.good },
});

export const stepDay = css({ ...type.number, color: token.color.text2, overflowWrap: 'anywhere' });

export const link = css({
  ...type.label,
  color: token.color.primaryText,
  borderRadius: token.radius.tag,
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
  [when.phone]: { display: 'inline-flex', alignItems: 'center', minHeight: token.size.touch },
});

export const balances = css({ display: 'grid', gap: token.space[16] });

export const balance = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: token.space[12],
  margin: 0,
  '& dt': { ...type.caption, color: token.color.text3 },
  '& dd': { ...type.number, fontWeight: 600, margin: 0, color: token.color.text },
});

// More specific than the rule of all amounts, whichever of both styles is inserted first.
export const balanceTotal = css({ '&& > dd': { ...type.figureSmall } });

export const entryKind = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
});

export const entryNotes = css({ overflowWrap: 'anywhere' });
