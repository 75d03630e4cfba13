import type { CSSProperties, ReactNode, Ref } from 'react';
import { token } from '../../theme/index.ts';
import { assignRef } from '../parts/assign-ref.ts';
import { Icon } from '../parts/icon.tsx';
import { visuallyHidden } from '../parts/interaction.styles.ts';
import * as styles from './checkbox.styles.ts';

/** Props of `Checkbox`. */
export type CheckboxProps = {
  label: ReactNode;
  isLabelHidden?: boolean;
  isChecked: boolean;
  /** Some, but not all, of what it stands for. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
  /** Its own colour when on, e.g. that of a chart's line; the tick is then in the surface's colour. */
  color?: string;
  name?: string;
  isInvalid?: boolean;
  /** Id of what explains it, e.g. of a mistake. */
  describedBy?: string;
  onBlur?: () => void;
  /** The input itself, e.g. to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

// React's type knows no custom properties.
const ownColor = (color: string) =>
  ({ [styles.OWN_COLOR]: color, [`${styles.OWN_COLOR}-on`]: token.color.surface }) as CSSProperties;

/** A box to tick. */
export const Checkbox = ({
  label,
  isLabelHidden = false,
  isChecked,
  isIndeterminate = false,
  isDisabled = false,
  onChange,
  color,
  name,
  isInvalid = false,
  describedBy,
  onBlur,
  ref,
  className,
}: CheckboxProps) => (
  <label css={styles.row} className={className} style={color ? ownColor(color) : undefined}>
    <input
      // `indeterminate` exists as a property only.
      ref={(element) => {
        if (element) element.indeterminate = isIndeterminate;
        assignRef(ref, element);
      }}
      type="checkbox"
      css={styles.input}
      name={name}
      checked={isChecked}
      disabled={isDisabled}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span css={styles.box} aria-hidden>
      <Icon name={isIndeterminate ? 'minus' : 'check'} size={12} />
    </span>
    <span css={isLabelHidden && visuallyHidden}>{label}</span>
  </label>
);
