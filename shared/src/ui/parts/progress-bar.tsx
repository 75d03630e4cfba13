import { css, keyframes } from '@emotion/react';
import { token, when } from '../../theme/index.ts';

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

const styles = {
  track: css({
    display: 'block',
    height: '4px',
    borderRadius: token.radius.full,
    overflow: 'hidden',
    backgroundColor: token.color.fill2,
    [when.forcedColors]: { border: '1px solid' },
  }),
  done: css({
    display: 'block',
    height: '100%',
    borderRadius: 'inherit',
    backgroundColor: token.color.primaryUi,
    transition: `width ${token.duration.modal} linear`,
    [when.forcedColors]: { backgroundColor: 'Highlight' },
  }),
  unknown: css({
    width: '40%',
    animation: `${slide} 1.4s ease-in-out infinite`,
    // A filled bar would look finished. A mask stays where forced colours remove gradients.
    [when.reducedMotion]: {
      width: '100%',
      animation: 'none',
      maskImage: 'repeating-linear-gradient(-45deg, black 0 6px, transparent 6px 12px)',
    },
  }),
};

/** Props of `ProgressBar`. */
export type ProgressBarProps = {
  /** What progresses. */
  label: string;
  /** From 0 to 1; undefined while it is unknown. */
  share: number | undefined;
  /** What the share means, e.g. the number of rows. @default the percentage */
  valueText?: string;
  className?: string;
};

/** A bar that fills from 0 to 1; while the end is unknown it moves, with reduced motion it is striped. */
export const ProgressBar = ({ label, share, valueText, className }: ProgressBarProps) => (
  <span
    css={styles.track}
    className={className}
    role="progressbar"
    aria-label={label}
    aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
    aria-valuetext={valueText}
  >
    {share === undefined ? (
      <span css={[styles.done, styles.unknown]} />
    ) : (
      <span css={styles.done} style={{ width: `${share * 100}%` }} />
    )}
  </span>
);
