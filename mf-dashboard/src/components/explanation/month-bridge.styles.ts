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

/** The amount of a month. */
export const sum = css({ '& th, & td': { fontWeight: '600 !important', color: token.color.text } });

/** Phones have no room for bars. */
export const barCell = css({
  width: '50%',
  paddingInline: token.space[16],
  [when.phone]: { display: 'none' },
});

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
