import { css, keyframes } from '@emotion/react';
import { token, type, when } from '../../theme/index.ts';
import { breakBetweenWords } from './interaction.styles.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const trigger = css({ display: 'inline-flex', minWidth: 0, maxWidth: '100%' });

export const bubble = css({
  position: 'fixed',
  inset: '0 auto auto 0',
  width: 'max-content',
  maxWidth: '280px',
  margin: 0,
  padding: '7px 10px',
  border: 0,
  overflow: 'visible',
  borderRadius: token.radius.small,
  backgroundColor: token.color.text,
  color: token.color.surface,
  ...type.caption,
  fontWeight: 500,
  lineHeight: '18px',
  // Resets text styles inherited from the trigger's container.
  letterSpacing: 'normal',
  textAlign: 'start',
  whiteSpace: 'normal',
  ...breakBetweenWords,
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
