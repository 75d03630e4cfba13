import type { ReactNode } from 'react';
import { visuallyHidden } from '../parts/interaction.styles.ts';
import * as styles from './checkbox.styles.ts';

/** Props of `Switch`. */
export type SwitchProps = {
  label: ReactNode;
  isLabelHidden?: boolean;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
  /** Operators' switches are green when on. @default 'primary' */
  tone?: 'primary' | 'good';
  className?: string;
};

/** A switch, whose change takes effect at once. */
export const Switch = ({
  label,
  isLabelHidden = false,
  isOn,
  isDisabled = false,
  onChange,
  tone = 'primary',
  className,
}: SwitchProps) => (
  <label css={styles.row} className={className}>
    <input
      type="checkbox"
      role="switch"
      css={styles.input}
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span css={[styles.track, styles.trackTones[tone]]} aria-hidden />
    <span css={isLabelHidden && visuallyHidden}>{label}</span>
  </label>
);
