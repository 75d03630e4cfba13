import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Day } from '../../i18n/index.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { Field } from '../controls/field.tsx';
import type { FieldWords } from '../controls/field.tsx';
import { FilterSelect } from '../controls/filter-select.tsx';
import { RadioGroup } from '../controls/radio-group.tsx';
import type { RadioOption } from '../controls/radio-group.tsx';
import type { DayRange } from '../overlay/range-calendar.tsx';
import type { SelectOption } from '../parts/select-option.ts';
import { CheckboxCards } from './checkbox-cards.tsx';
import type { CardOption } from './checkbox-cards.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxProps } from './combobox.tsx';
import { DateRangeField } from './date-range-field.tsx';
import type { DateRangeFieldProps } from './date-range-field.tsx';
import { FieldMessage } from './field-message.tsx';
import * as styles from './form.styles.ts';
import { useFormField } from './use-form-field.ts';
import type { FormFieldProps } from './use-form-field.ts';

/** Props of `FormSelect`. */
export type FormSelectProps<Values extends FieldValues> = FormFieldProps<Values> &
  Omit<FieldWords, 'label' | 'error'> & {
    options: readonly SelectOption[];
    placeholder?: string;
    isDisabled?: boolean;
  };

/** One choice out of a list in a form. */
export const FormSelect = <Values extends FieldValues>({
  form,
  name,
  options,
  placeholder,
  isDisabled,
  ...words
}: FormSelectProps<Values>) => {
  const id = useId();
  const { ref, control, error } = useFormField({ form, name, label: words.label });
  return (
    <Field {...words} id={id} error={error}>
      <FilterSelect
        id={id}
        ref={ref}
        label={words.label}
        isLabelHidden
        isBlock
        isInvalid={error !== undefined}
        describedBy={`${id}-message`}
        options={options}
        value={control.value}
        onChange={control.onChange}
        onBlur={control.onBlur}
        {...(placeholder !== undefined && { placeholder })}
        {...(isDisabled !== undefined && { isDisabled })}
      />
    </Field>
  );
};

/** Props of `FormCombobox`: those of a `Combobox`, whose option is the field's value. */
export type FormComboboxProps<Values extends FieldValues> = FormFieldProps<Values> &
  Omit<ComboboxProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'>;

/** A choice found by typing, in a form; its value is the whole option, or null. */
export const FormCombobox = <Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormComboboxProps<Values>) => {
  const { ref, control, error } = useFormField({ form, name, label: rest.label });
  return (
    <Combobox
      {...rest}
      ref={ref}
      value={control.value ?? null}
      onChange={control.onChange}
      onBlur={control.onBlur}
      error={error}
    />
  );
};

/** Props of `FormCheckbox`. */
export type FormCheckboxProps<Values extends FieldValues> = FormFieldProps<Values> & {
  /** In place of the words that the summary of mistakes uses, e.g. with a link. */
  children?: ReactNode;
  isDisabled?: boolean;
};

/** A box to tick in a form. */
export const FormCheckbox = <Values extends FieldValues>({
  form,
  name,
  label,
  children,
  isDisabled = false,
}: FormCheckboxProps<Values>) => {
  const id = useId();
  const { ref, control, error } = useFormField({ form, name, label });
  return (
    <div css={styles.choice}>
      <Checkbox
        ref={ref}
        label={children ?? label}
        name={name}
        isChecked={control.value ?? false}
        isDisabled={isDisabled}
        isInvalid={error !== undefined}
        describedBy={`${id}-message`}
        onChange={control.onChange}
        onBlur={control.onBlur}
      />
      <FieldMessage id={id} error={error} />
    </div>
  );
};

/** Props of `FormRadios`. */
export type FormRadiosProps<Values extends FieldValues> = FormFieldProps<Values> & {
  options: readonly RadioOption<string>[];
  isStacked?: boolean;
};

/** Choices of which one holds, in a form. */
export const FormRadios = <Values extends FieldValues>({
  form,
  name,
  label,
  options,
  isStacked = false,
}: FormRadiosProps<Values>) => {
  const id = useId();
  const { ref, control, error } = useFormField({ form, name, label });
  return (
    <div css={styles.choice}>
      <span css={styles.legend} aria-hidden>
        {label}
      </span>
      <RadioGroup
        ref={ref}
        label={label}
        options={options}
        value={control.value}
        isStacked={isStacked}
        isInvalid={error !== undefined}
        describedBy={`${id}-message`}
        onChange={control.onChange}
      />
      <FieldMessage id={id} error={error} />
    </div>
  );
};

/** Props of `FormCheckboxCards`. */
export type FormCheckboxCardsProps<Values extends FieldValues> = FormFieldProps<Values> & {
  options: readonly CardOption[];
};

/** Cards of which any number hold, in a form; its value is the list of their values. */
export const FormCheckboxCards = <Values extends FieldValues>({
  form,
  name,
  label,
  options,
}: FormCheckboxCardsProps<Values>) => {
  const { ref, control, error } = useFormField({ form, name, label });
  return (
    <CheckboxCards
      ref={ref}
      label={label}
      options={options}
      value={control.value ?? []}
      onChange={control.onChange}
      error={error}
    />
  );
};

/** Props of `FormDateRange`. */
export type FormDateRangeProps<Values extends FieldValues> = FormFieldProps<Values> &
  Omit<DateRangeFieldProps, 'value' | 'onChange' | 'error' | 'ref'>;

/** A period in a form; its value is `{ from, to }`, or undefined. */
export const FormDateRange = <Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormDateRangeProps<Values>) => {
  const { ref, control, error } = useFormField({ form, name, label: rest.label });
  // The schema of the form says what its value is; a period is two days.
  const value = control.value as DayRange | undefined satisfies { from: Day; to: Day } | undefined;
  return <DateRangeField {...rest} ref={ref} value={value} onChange={control.onChange} error={error} />;
};
