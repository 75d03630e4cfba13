import { css } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { breakBetweenWords, singleLineEllipsis } from '../parts/interaction.styles.ts';

export const panel = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  minHeight: '232px',
  padding: '32px 24px',
});

export const compact = css({ minHeight: '160px', padding: token.space[20] });

/** A surface of its own, for a panel outside a card. */
export const framed = css({
  backgroundColor: token.color.surface,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.card,
  boxShadow: token.shadow.e1,
});

export const tile = css({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  marginBottom: token.space[16],
  borderRadius: token.radius.card,
});

export const tileTones = {
  primary: css({ color: token.color.primaryText, backgroundColor: token.color.primaryTint2 }),
  warn: css({ color: token.color.warn, backgroundColor: token.color.warnBg }),
  neutral: css({ color: token.color.text2, backgroundColor: token.color.fill }),
};

export const title = css({
  margin: 0,
  fontSize: '16px',
  lineHeight: '24px',
  fontWeight: 700,
  letterSpacing: 'inherit',
  color: token.color.text,
  textWrap: 'balance',
  ...breakBetweenWords,
});

export const text = css({
  ...type.label,
  fontWeight: 450,
  lineHeight: '20px',
  maxWidth: '360px',
  margin: '4px 0 0',
  color: token.color.text2,
  // Avoids a last line of a single word.
  textWrap: 'balance',
  ...breakBetweenWords,
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: token.space[8],
  marginTop: token.space[16],
});

export const facts = css({
  ...type.caption,
  margin: '14px 0 0',
  color: token.color.text3,
  fontVariantNumeric: 'tabular-nums',
});

export const notFound = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '16px 28px',
  padding: '36px 32px',
  '& > :last-child': { marginLeft: 'auto', marginTop: 0 },
  [when.phone]: {
    flexDirection: 'column',
    textAlign: 'center',
    padding: '48px 24px',
    '& > :last-child': { margin: 0 },
  },
});

export const number = css({
  fontSize: '56px',
  lineHeight: '64px',
  fontWeight: 760,
  letterSpacing: '-.04em',
  color: token.color.primaryText,
});

export const notFoundText = css({ minWidth: 0, flex: '0 1 auto' });

export const path = css({
  display: 'inline-block',
  maxWidth: '100%',
  ...singleLineEllipsis,
  verticalAlign: 'bottom',
  marginTop: token.space[4],
  padding: '2px 8px',
  borderRadius: token.radius.small,
  backgroundColor: token.color.fill,
  ...type.label,
  color: token.color.text2,
});
