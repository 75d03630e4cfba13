import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[12],
  justifyItems: 'start',
});

/** The negative margin aligns the arrow, not the button's padding, with the card's edge. */
export const back = css({ marginLeft: `-${token.space[12]}` });

export const card = css({ width: '100%' });

/** Text and preview side by side where both are wide enough to read. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: token.space[16],
  width: '100%',
  [when.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const form = css({ gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16] });

export const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: `${token.space[8]} ${token.space[16]}`,
});

export const fields = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  marginTop: token.space[16],
});

export const markdown = css({
  '& textarea': {
    minHeight: '280px',
    fontFamily: `${token.font.mono}, ${token.font.family}`,
    fontSize: '13px',
  },
});

export const publication = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
});

export const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: token.space[8],
  [when.phone]: { '& > *': { flex: 1 } },
});

export const time = css({ maxWidth: '320px', [when.phone]: { maxWidth: 'none' } });

/** It is focused, and the bar at the top must not cover it. */
export const conflict = css({
  scrollMarginTop: `calc(${token.size.topBar} + ${token.space[16]})`,
  outline: 0,
});

export const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[8],
  marginTop: token.space[8],
});

/** At the other end from the buttons that keep the notice. */
export const remove = css({ marginInlineEnd: 'auto' });

export const preview = css({
  [when.laptop]: {
    position: 'sticky',
    top: `calc(${token.size.topBar} + ${token.space[16]})`,
    maxHeight: `calc(100dvh - ${token.size.topBar} - ${token.space[32]})`,
    overflowY: 'auto',
  },
});

export const quiet = css({ ...type.body, margin: 0, color: token.color.text3 });

export const parts = css({ marginTop: token.space[16] });

export const partText = css({
  ...type.caption,
  fontFamily: `${token.font.mono}, ${token.font.family}`,
  color: token.color.text2,
});
