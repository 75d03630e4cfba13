import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { touchTarget } from '@portal/shared/ui/controls';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.size.cardGap,
  maxWidth: '960px',
});

export const intro = css({ padding: `${token.space[12]} ${token.space[16]}` });

export const statementLoading = css({ display: 'grid', alignContent: 'center', minHeight: '50px' });

export const statement = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[12],
});

export const net = css({ margin: 0 });

export const netValue = css({
  ...type.figure,
  margin: 0,
  color: token.color.text,
  fontVariantNumeric: 'tabular-nums',
});

export const cards = css({
  display: 'grid',
  gap: token.size.cardGap,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
  alignItems: 'start',
  [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const manager = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[12],
  margin: `${token.space[8]} 0 0`,
});

export const managerText = css({ flex: 1, minWidth: 0 });

export const managerName = css({ ...type.section, margin: 0, color: token.color.text });

export const managerContact = css({
  ...type.number,
  margin: 0,
  color: token.color.text2,
  overflowWrap: 'anywhere',
});

export const managerActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[8],
  marginTop: token.space[16],
  [when.phone]: { display: 'grid', gridAutoColumns: '1fr', gridAutoFlow: 'column' },
});

export const facts = css({ display: 'grid', margin: 0 });

export const fact = css({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${token.space[12]}`,
  minHeight: token.size.controlLarge,
  '& + &': { borderTop: `1px solid ${token.color.line}` },
  [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: `${token.space[8]} 0` },
});

export const factName = css({
  ...type.label,
  margin: 0,
  color: token.color.text2,
  [when.phone]: { gridColumn: 1, gridRow: 1 },
});

export const factValue = css({
  ...type.body,
  margin: 0,
  color: token.color.text,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  [when.phone]: { gridColumn: 1, gridRow: 2 },
});

export const factCopy = css({ [when.phone]: { gridColumn: 2, gridRow: '1 / span 2' } });

export const link = css({
  position: 'relative',
  ...touchTarget,
  color: token.color.primaryText,
  textUnderlineOffset: '3px',
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px', borderRadius: '2px' },
});

export const lines = css({ display: 'grid', gap: token.space[20], padding: `${token.space[8]} 0` });

// `mailto:` and `tel:` need a plain link, styled like a button.
export const contactButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  height: token.size.control,
  padding: '0 14px',
  borderRadius: token.radius.control,
  backgroundColor: token.color.primary,
  color: token.color.onPrimary,
  ...type.strong,
  textDecoration: 'none',
  [when.hover]: { '&:hover': { backgroundColor: token.color.primaryHover } },
  '&:active': { backgroundColor: token.color.primaryPress },
  '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
  [when.phone]: { height: token.size.controlLarge },
});
