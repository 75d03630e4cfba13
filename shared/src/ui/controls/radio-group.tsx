import { useId } from 'react';
import type { Ref } from 'react';
import * as styles from './checkbox.styles.ts';

/** An option of a `RadioGroup`. */
export type RadioOption<Value extends string> = {
  value: Value;
  label: string;
  description?: string;
  isDisabled?: boolean;
};

/** Props of `RadioGroup`. */
export type RadioGroupProps<Value extends string> = {
  /** Names the group for screen readers. */
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Stacks the options vertically. */
  isStacked?: boolean;
  isInvalid?: boolean;
  /** Id of the element that describes it, e.g. an error message. */
  describedBy?: string;
  /** The selected input, or the first one. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** A group of radio buttons. */
export const RadioGroup = <Value extends string>({
  label,
  options,
  value,
  onChange,
  isStacked = false,
  isInvalid = false,
  describedBy,
  ref,
  className,
}: RadioGroupProps<Value>) => {
  const name = useId();
  const current = Math.max(
    options.findIndex((option) => option.value === value),
    0,
  );
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      css={[styles.radios, isStacked && styles.stacked]}
      className={className}
    >
      {options.map((option, index) => (
        <label key={option.value} css={styles.row}>
          <input
            ref={index === current ? ref : undefined}
            type="radio"
            css={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span css={[styles.box, styles.round]} aria-hidden />
          <span css={styles.radioText}>
            <span>{option.label}</span>
            {option.description && <span css={styles.description}>{option.description}</span>}
          </span>
        </label>
      ))}
    </div>
  );
};
