import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[32],
  alignItems: 'start',
  [when.laptop]: {
    gridTemplateColumns: 'minmax(0, 840px) 220px',
    [when.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const article = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[20] });

export const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: token.space[16],
});

export const lead = css({
  ...type.body,
  fontSize: '15px',
  lineHeight: '24px',
  maxWidth: '640px',
  color: token.color.text2,
});

/** Phones read a guide on the screen. */
export const print = css({ [when.phone]: { display: 'none' } });

/** At least as high as the window, like every guide, so that what follows does not come into view before it is in its place. */
export const lines = css({ display: 'grid', gap: token.space[16], minHeight: '100vh' });

export const neighbours = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.space[12],
  [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const neighbour = css({
  display: 'grid',
  gap: token.space[4],
  height: '100%',
  padding: token.space[16],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.card,
  backgroundColor: token.color.surface,
  color: token.color.text,
  [when.hover]: { '&:hover': { backgroundColor: token.color.hover, textDecoration: 'none' } },
});

export const next = css({ gridColumn: 2, textAlign: 'end', [when.phone]: { gridColumn: 1 } });

export const neighbourWay = css({ ...type.caption, color: token.color.text3 });

export const neighbourTitle = css({ ...type.strong });

export const aside = css({
  position: 'sticky',
  top: `calc(${token.size.topBar} + ${token.space[24]})`,
  'html:not([data-screen="laptop"]) &': { display: 'none' },
});

export const asideGroup = css({ '& + &': { marginTop: token.space[20] } });

export const asideTitle = css({
  ...type.captionStrong,
  margin: `0 0 ${token.space[4]} ${token.space[12]}`,
  color: token.color.text3,
});

export const asideLink = css({
  display: 'block',
  padding: `${token.space[8]} ${token.space[12]}`,
  borderRadius: token.radius.control,
  ...type.label,
  color: token.color.text2,
  [when.hover]: { '&:hover': { backgroundColor: token.color.hover, textDecoration: 'none' } },
  '&[aria-current]': {
    backgroundColor: token.color.primaryTint,
    color: token.color.primaryText,
    fontWeight: 600,
  },
});
