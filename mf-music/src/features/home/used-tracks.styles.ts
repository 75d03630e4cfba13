import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';

export const skeleton = css({ marginTop: token.space[12] });

export const note = css({ ...type.caption, margin: '0 0 4px', color: token.color.text3 });

export const list = css({ listStyle: 'none', margin: '0 -8px -8px', padding: 0 });

export const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: token.space[12],
  minHeight: '52px',
  padding: '4px 8px',
  borderRadius: token.radius.small,
  [when.hover]: { '&:hover': { backgroundColor: token.color.hover } },
});

export const names = css({ flex: 1, minWidth: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const title = css({
  ...type.strong,
  ...oneLine,
  display: 'block',
  color: token.color.text,
  textDecoration: 'none',
  // Extends the click target over the whole row.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});

export const meta = css({ ...type.caption, ...oneLine, display: 'block', color: token.color.text3 });

export const revenue = css({
  ...type.number,
  fontWeight: 600,
  minWidth: '96px',
  textAlign: 'right',
  color: token.color.text,
});
