import { Suspense, lazy, useId } from 'react';
import type { Ref } from 'react';
import { Field } from '../controls/field.tsx';
import type { FieldBaseProps } from '../controls/field.tsx';
import * as fieldStyles from '../controls/field.styles.ts';
import { suppressAriaStyle } from '../parts/suppress-aria-style.ts';
import type { SelectOption } from '../parts/select-option.ts';

// Lazy: react-aria's combobox is loaded with the first one on a page.
const ComboboxBox = lazy(async () => {
  suppressAriaStyle();
  return { default: (await import('./combobox-input.tsx')).ComboboxInput };
});

/** The options of a combobox: a list, or a function that loads them as the text changes. */
export type ComboboxSource = {
  options?: readonly SelectOption[] | undefined;
  /** Must be stable across renders: a new function loads again. */
  load?: ((text: string, signal: AbortSignal) => Promise<readonly SelectOption[]>) | undefined;
};

/** Props of `Combobox`. */
export type ComboboxProps = Omit<FieldBaseProps, 'error'> &
  ComboboxSource & {
    value: SelectOption | null;
    onChange: (value: SelectOption | null) => void;
    onBlur?: () => void;
    placeholder?: string;
    error?: string | undefined;
    isDisabled?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** A select with a text input that filters its options. */
export const Combobox = (props: ComboboxProps) => {
  const { label, isLabelHidden, hint, error, success, aside, hasMessageLine, ...box } = props;
  const id = useId();
  return (
    <Field {...{ id, label, isLabelHidden, hint, error, success, aside, hasMessageLine }}>
      <Suspense
        fallback={
          <div css={[fieldStyles.box, fieldStyles.heights.md]}>
            <input id={id} css={fieldStyles.input} value={box.value?.label ?? ''} readOnly aria-busy />
          </div>
        }
      >
        <ComboboxBox
          {...box}
          id={id}
          label={label}
          isInvalid={error !== undefined}
          describedBy={`${id}-message`}
        />
      </Suspense>
    </Field>
  );
};
