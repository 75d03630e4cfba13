import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

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
  minHeight: token.size.touch,
  marginBottom: '-8px',
});

export const menu = css({ display: 'flex', justifyContent: 'flex-end' });

export const search = css({
  width: '260px',
  [when.phone]: { flex: '1 1 120px', width: 'auto', order: 1 },
});

/** On phones search and buttons are a line of their own, however short the title is. */
export const lineBreak = css({
  display: 'none',
  [when.phone]: { display: 'block', flexBasis: '100%', marginTop: '-8px', order: 1 },
});

export const save = css({ [when.phone]: { order: 1 } });

export const add = css({ [when.phone]: { order: 1 } });
