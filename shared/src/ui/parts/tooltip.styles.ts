import { css, keyframes } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { wrapWords } from './interaction.styles.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const trigger = css({ display: 'inline-flex', minWidth: 0, maxWidth: '100%' });

export const bubble = css({
  position: 'fixed',
  top: 0,
  left: 0,
  maxWidth: '280px',
  padding: '7px 10px',
  borderRadius: token.radius.small,
  backgroundColor: token.color.text,
  color: token.color.surface,
  ...type.caption,
  fontWeight: 500,
  lineHeight: '18px',
  ...wrapWords,
  pointerEvents: 'none',
  animation: `${appear} ${token.duration.press} ${token.easing.enter}`,
  [when.reducedMotion]: { animationDuration: '80ms' },
  [when.forcedColors]: { border: '1px solid' },
});

export const arrow = css({
  position: 'absolute',
  width: '9px',
  height: '9px',
  marginLeft: '-4.5px',
  backgroundColor: 'inherit',
  transform: 'rotate(45deg)',
  borderRadius: '1px',
});

export const arrowSides = { top: css({ bottom: '-3px' }), bottom: css({ top: '-3px' }) };
