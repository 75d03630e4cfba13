import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.size.cardGap } as const;

export const page = css(stack);
export const form = css(stack);

export const back = css({ display: 'flex', margin: '-4px 0 -4px -12px' });

export const header = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: token.space[16] });
export const words = css({ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: token.space[4] });
export const name = css({
  ...type.page,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: token.space[8],
  margin: 0,
  color: token.color.text,
  overflowWrap: 'anywhere',
});
export const meta = css({
  ...type.label,
  fontWeight: 450,
  margin: 0,
  color: token.color.text2,
  overflowWrap: 'anywhere',
});
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[8] });

const columns = (width: number, rowGap: string) =>
  css({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}px), 1fr))`,
    alignItems: 'start',
    gap: `${rowGap} ${token.space[24]}`,
  });

/** Beside the title of the accounts; on a phone below it. */
export const search = css({
  flex: '1 1 180px',
  maxWidth: '240px',
  [when.phone]: { flexBasis: '100%', maxWidth: 'none' },
});

/** Fields in as many columns as fit; a hint is nearer to its own field than to the next one. */
export const fields = columns(360, token.space[16]);
export const pictures = columns(240, token.space[32]);

export const saveBar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: token.space[8],
  [when.phone]: { '& > p': { flexBasis: '100%' }, '& > button': { flex: 1 } },
});
/** Below a long form. */
export const floating = css({
  padding: `${token.space[12]} ${token.space[16]}`,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.card,
  backgroundColor: token.color.raised,
});
/** While something is unsaved, it is in view where no bar is at the bottom of the window. */
export const sticky = css({
  boxShadow: token.shadow.e3,
  [when.laptop]: { position: 'sticky', bottom: token.space[16], zIndex: token.layer.stickyHeader },
});
export const saveNote = css({
  ...type.label,
  flex: '1 1 200px',
  margin: 0,
  color: token.color.text2,
});
