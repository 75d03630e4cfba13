import { css, keyframes } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { buttonReset, focusRing, breakBetweenWords } from '../parts/interaction.styles.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-8px) scale(.98)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const stack = css({
  position: 'fixed',
  zIndex: token.layer.snackbar,
  top: `calc(${token.size.topBar} + 12px)`,
  left: '50%',
  width: '432px',
  maxWidth: 'calc(100vw - 32px)',
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
});

export const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const snackbar = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[12],
  minHeight: token.space[48],
  padding: '14px 8px 14px 16px',
  borderRadius: `min(${token.radius.card}, 14px)`,
  backgroundColor: token.color.raised,
  color: token.color.text,
  boxShadow: token.shadow.e3,
  pointerEvents: 'auto',
  animation: `${enter} ${token.duration.modal} ${token.easing.enter}`,
  [when.reducedMotion]: { animation: `${fadeIn} 80ms` },
  [when.forcedColors]: { border: '1px solid' },
});

export const kinds = {
  success: css({ color: token.color.goodDot }),
  error: css({ color: token.color.badDot }),
  info: css({ color: token.color.info }),
};

export const words = css({ flex: 1, minWidth: 0, ...breakBetweenWords });

export const title = css({ ...type.strong, margin: 0 });

export const text = css({ ...type.label, fontWeight: 450, margin: '2px 0 0', color: token.color.text2 });

export const end = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[4],
  flex: 'none',
  margin: '-6px 0',
});

export const action = css({
  ...buttonReset,
  ...type.strong,
  minHeight: '32px',
  padding: '0 8px',
  borderRadius: token.radius.small,
  color: token.color.primaryText,
  ...focusRing,
  [when.hover]: { '&:hover': { backgroundColor: token.color.hover } },
});
