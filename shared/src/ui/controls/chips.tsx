import { Chip } from './chip.tsx';
import * as styles from './chip.styles.ts';

/** An option of `Chips`. */
export type ChipOption<Value extends string> = { value: Value; label: string };

/** Props of `Chips`: one value, or several with `isMultiple`. */
export type ChipsProps<Value extends string> = {
  /** Names the group for screen readers. */
  label: string;
  options: readonly ChipOption<Value>[];
  /** One row that scrolls sideways on phones instead of wrapping. */
  isScrolling?: boolean;
  className?: string;
} & (
  | { isMultiple?: false; value: Value; onChange: (value: Value) => void }
  | { isMultiple: true; value: readonly Value[]; onChange: (value: Value[]) => void }
);

/** A group of toggle chips, single or multiple choice. */
export const Chips = <Value extends string>({
  label,
  options,
  isScrolling = false,
  className,
  ...choice
}: ChipsProps<Value>) => {
  const isOn = (value: Value) => (choice.isMultiple ? choice.value.includes(value) : choice.value === value);
  const handleClick = (value: Value) => {
    if (!choice.isMultiple) choice.onChange(value);
    else if (isOn(value)) choice.onChange(choice.value.filter((other) => other !== value));
    else choice.onChange([...choice.value, value]);
  };
  return (
    <div
      role="group"
      data-print="hide"
      aria-label={label}
      css={[styles.group, isScrolling && styles.scrollRow]}
      className={className}
    >
      {options.map((option) => (
        <Chip key={option.value} isOn={isOn(option.value)} onClick={() => handleClick(option.value)}>
          {option.label}
        </Chip>
      ))}
    </div>
  );
};
