import { useId } from 'react';
import type { Ref } from 'react';
import { Button } from '../controls/button.tsx';
import { Field } from '../controls/field.tsx';
import type { FieldBaseProps } from '../controls/field.tsx';
import * as fieldStyles from '../controls/field.styles.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import type { LoadFailure } from '../lazy/lazy-component.tsx';
import { suppressAriaStyle } from '../parts/suppress-aria-style.ts';
import type { SelectOption } from '../parts/select-option.ts';
import { uiTexts } from '../texts/index.ts';
import type { ComboboxInputProps } from './combobox-input.tsx';

type InactiveBoxProps = Pick<ComboboxInputProps, 'id' | 'value'>;

/** The value without its list, until that is loaded. */
const InactiveBox = ({ id, value, ...rest }: InactiveBoxProps & Partial<LoadFailure>) => {
  const { t } = uiTexts.useTexts();
  return (
    <div css={[fieldStyles.box, fieldStyles.heights.md]}>
      <input id={id} css={fieldStyles.input} value={value?.label ?? ''} readOnly aria-busy={!rest.retry} />
      {rest.retry && (
        <Button variant="quiet" size="sm" isBusy={rest.isRetrying} onClick={rest.retry}>
          {t('action.retry')}
        </Button>
      )}
    </div>
  );
};

// The input is loaded with its part of react-aria.
const ComboboxBox = lazyComponent(
  async () => {
    suppressAriaStyle();
    return (await import('./combobox-input.tsx')).ComboboxInput;
  },
  InactiveBox,
  InactiveBox,
);

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
  const id = useId();
  return (
    <Field {...props} id={id}>
      <ComboboxBox {...props} id={id} isInvalid={props.error !== undefined} describedBy={`${id}-message`} />
    </Field>
  );
};
