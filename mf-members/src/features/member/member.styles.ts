import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.size.cardGap } as const;

export const page = css(stack);
export const waiting = css(stack);

export const back = css({ display: 'flex', margin: '-4px 0 -4px -12px' });

export const header = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: token.space[16] });
export const words = css({ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: token.space[4] });
export const name = css({ ...type.page, margin: 0, color: token.color.text, overflowWrap: 'anywhere' });
export const meta = css({
  ...type.label,
  fontWeight: 450,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: 0,
  color: token.color.text2,
  overflowWrap: 'anywhere',
});
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[8],
  // With this padding both buttons fit beside the menu in every language.
  [when.phone]: {
    width: '100%',
    '& > button:not(:last-of-type)': { flex: '1 1 auto', paddingInline: token.space[8] },
  },
});

export const netNote = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  whiteSpace: 'nowrap',
});

/** Channels beside the share over time; stacked where there is no room for both. */
export const columns = css({
  ...stack,
  alignItems: 'start',
  [when.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
});

export const consequences = css({
  ...type.body,
  margin: 0,
  paddingLeft: token.space[16],
  display: 'grid',
  gap: token.space[8],
  color: token.color.text2,
});
export const aside = css(stack);
export const none = css({ ...type.body, margin: 0, paddingBottom: token.space[8], color: token.color.text2 });

export const oneLine = css({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export const rates = css({ margin: 0, padding: 0, listStyle: 'none' });
/** A point on a line that runs from the newest rate to the oldest. */
export const rate = css({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  padding: '0 0 16px 22px',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '2px',
    top: '6px',
    width: '9px',
    height: '9px',
    borderRadius: token.radius.full,
    backgroundColor: token.color.compare,
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: '6px',
    top: '19px',
    bottom: '-2px',
    width: '1px',
    backgroundColor: token.color.line2,
  },
});
export const current = css({ '&::before': { backgroundColor: token.color.goodDot } });
export const rateValue = css({
  ...type.strong,
  display: 'flex',
  alignItems: 'center',
  gap: token.space[8],
  minHeight: '22px',
  fontVariantNumeric: 'tabular-nums',
});
export const rateDays = css({
  ...type.caption,
  color: token.color.text2,
  fontVariantNumeric: 'tabular-nums',
});
export const hint = css({ ...type.caption, margin: 0, color: token.color.text3 });

/** What a link leads to; focused by code. */
export const linked = css({ '&:focus': { outline: 'none' } });
