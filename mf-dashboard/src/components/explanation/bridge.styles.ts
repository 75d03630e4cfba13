import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { visuallyHidden } from '@portal/shared/ui/controls';

export const hidden = visuallyHidden;

export const waiting = css({ display: 'grid', gap: token.space[8], marginTop: token.space[8] });

export const table = css({
  ...type.body,
  width: '100%',
  marginTop: token.space[8],
  '& th': { textAlign: 'start', fontWeight: 400, color: token.color.text2 },
  '& tbody th, & tbody td': { paddingBlock: '6px', borderBottom: `1px solid ${token.color.line}` },
});

/** The amount of a period. */
export const sum = css({ '& th, & td': { fontWeight: '600 !important', color: token.color.text } });

export const barCell = css({
  width: '50%',
  paddingInline: token.space[16],
  [when.phone]: { display: 'none' },
});

/** Phones have no room for a column of bars. */
export const barBelow = css({ display: 'none', [when.phone]: { display: 'block', paddingTop: '4px' } });

export const bar = css({ display: 'block', minWidth: '2px', height: '10px', borderRadius: '2px' });

export const kinds = {
  sum: css({ backgroundColor: token.color.line2 }),
  up: css({ backgroundColor: token.color.good }),
  down: css({ backgroundColor: token.color.bad }),
};

export const amount = css({
  ...type.number,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: token.color.text,
});

export const note = css({ ...type.caption, margin: `${token.space[8]} 0 0`, color: token.color.text3 });

export const sentence = css({ ...type.body, margin: 0, color: token.color.text });

export const section = css({ marginTop: token.space[24] });

export const heading = css({ ...type.strong, margin: 0, color: token.color.text });

export const list = css({ ...type.body, margin: `${token.space[4]} 0 0`, padding: 0, listStyle: 'none' });

export const item = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space[16],
  paddingBlock: '6px',
  borderBottom: `1px solid ${token.color.line}`,
});

export const name = css({
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: token.color.text2,
  '& > a': { color: token.color.text, [when.touch]: { display: 'block', paddingBlock: '6px' } },
});

export const cause = css({ ...type.caption, display: 'block', color: token.color.text3 });
