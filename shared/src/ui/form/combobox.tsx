import { Suspense, lazy, useId } from 'react';
import type { Ref } from 'react';
import { Field } from '../controls/field.tsx';
import type { FieldWords } from '../controls/field.tsx';
import * as fieldStyles from '../controls/field.styles.ts';
import { claimAriaStyle } from '../parts/claim-aria-style.ts';
import type { SelectOption } from '../parts/select-option.ts';

// The list and what it stands on come with the first box to type into.
const ComboboxBox = lazy(async () => {
  claimAriaStyle();
  return { default: (await import('./combobox-box.tsx')).ComboboxBox };
});

/** Where the entries come from: a list, or a question that is asked as the text changes. One of the two. */
export type ComboboxSource = {
  options?: readonly SelectOption[] | undefined;
  /** Keep it the same from render to render, or each one asks again. */
  load?: ((text: string, signal: AbortSignal) => Promise<readonly SelectOption[]>) | undefined;
};

/** Props of `Combobox`. */
export type ComboboxProps = Omit<FieldWords, 'error'> &
  ComboboxSource & {
    value: SelectOption | null;
    onChange: (value: SelectOption | null) => void;
    onBlur?: () => void;
    placeholder?: string;
    error?: string | undefined;
    isDisabled?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** A choice found by typing: the list below narrows with every letter, by arrow keys and Enter or by pointer. */
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
