import { css, keyframes } from '@emotion/react';
import { rem, when } from '../../theme/index.ts';
import { withOpacity } from './interaction.styles.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

const styles = css({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  border: `2px solid ${withOpacity('currentColor', 28)}`,
  borderTopColor: 'currentColor',
  animation: `${turn} 700ms linear infinite`,
  [when.reducedMotion]: { animation: `${pulse} 1.2s ease-in-out infinite` },
});

/** Props of `Spinner`. */
export type SpinnerProps = {
  /** Edge length in pixels. @default 16 */
  size?: number;
  /** Accessible name; without it the spinner is hidden from screen readers. */
  label?: string;
};

/** A rotating ring; with reduced motion it pulses. */
export const Spinner = ({ size = 16, label }: SpinnerProps) => (
  <span
    css={styles}
    style={{ width: rem(size), height: rem(size) }}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
