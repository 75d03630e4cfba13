import { css } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { buttonReset, focusRing, breakBetweenWords } from '../parts/interaction.styles.ts';

export const form = css({ display: 'grid', gap: token.space[8], minWidth: 0 });

export const summary = css({
  display: 'flex',
  gap: token.space[12],
  padding: '12px 14px',
  marginBottom: token.space[8],
  borderRadius: token.radius.control,
  backgroundColor: token.color.badBg,
  color: token.color.bad,
  ...breakBetweenWords,
  '&:focus-visible': { outline: `2px solid ${token.color.badDot}`, outlineOffset: '2px' },
  '& > svg': { flex: 'none', marginTop: '2px' },
});

export const summaryTitle = css({ ...type.strong, margin: 0 });

export const mistakes = css({ ...type.label, fontWeight: 450, margin: '4px 0 0', color: token.color.text });

export const mistake = css({
  ...buttonReset,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  borderRadius: token.radius.tag,
  ...focusRing,
  [when.phone]: { minHeight: '28px' },
});

/** A field without a label above has its message below, too. */
export const choice = css({
  display: 'grid',
  alignContent: 'start',
  gap: '6px',
  justifyItems: 'start',
  minWidth: 0,
});

export const legend = css({ ...type.label, fontWeight: 600, color: token.color.text, padding: 0 });
