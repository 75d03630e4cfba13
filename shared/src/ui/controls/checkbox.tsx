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
  /** Partially checked: some of the items it represents are checked. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
  /** Colour when checked, e.g. of a chart's line; the tick is then in the surface's colour. @default the primary colour */
  color?: string;
  name?: string;
  isInvalid?: boolean;
  /** Id of the element that describes it, e.g. an error message. */
  describedBy?: string;
  onBlur?: () => void;
  /** The input itself, e.g. to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

// React's CSSProperties type has no custom properties.
const colorVariables = (color: string) =>
  ({ [styles.COLOR_VARIABLE]: color, [`${styles.COLOR_VARIABLE}-on`]: token.color.surface }) as CSSProperties;

/** A checkbox with its label. */
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
  <label css={styles.row} className={className} style={color ? colorVariables(color) : undefined}>
    <input
      // `indeterminate` has no HTML attribute.
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
