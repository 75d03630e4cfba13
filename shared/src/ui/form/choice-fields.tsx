import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Day } from '../../i18n/index.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { Field } from '../controls/field.tsx';
import type { FieldBaseProps } from '../controls/field.tsx';
import { FilterSelect } from '../controls/filter-select.tsx';
import type { FilterSelectProps } from '../controls/filter-select.tsx';
import { RadioGroup } from '../controls/radio-group.tsx';
import type { RadioOption } from '../controls/radio-group.tsx';
import type { DayRange } from '../overlay/range-calendar.tsx';
import type { SelectOption } from '../parts/select-option.ts';
import { CheckboxCards } from './checkbox-cards.tsx';
import type { CheckboxCardOption } from './checkbox-cards.tsx';
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
  Omit<FieldBaseProps, 'label' | 'error'> &
  Pick<FilterSelectProps<string>, 'isSearchable' | 'onSearch' | 'valueLabel'> & {
    options: readonly SelectOption[];
    placeholder?: string;
    isDisabled?: boolean;
  };

/** A select in a form. */
export const FormSelect = <Values extends FieldValues>({
  form,
  name,
  options,
  placeholder,
  isDisabled,
  isSearchable,
  onSearch,
  valueLabel,
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
        {...{ placeholder, isDisabled, isSearchable, onSearch, valueLabel }}
      />
    </Field>
  );
};

/** Props of `FormCombobox`, and those of a `Combobox`. */
export type FormComboboxProps<Values extends FieldValues> = FormFieldProps<Values> &
  Omit<ComboboxProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'>;

/** A combobox in a form; its value is the option object, or null. */
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
  /** The visible label, e.g. with a link; `label` is used in the error summary. */
  children?: ReactNode;
  isDisabled?: boolean;
};

/** A checkbox in a form. */
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

/** A radio group in a form. */
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
  options: readonly CheckboxCardOption[];
};

/** `CheckboxCards` in a form; its value is the list of checked values. */
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

/** A date range in a form; its value is `{ from, to }`, or undefined. */
export const FormDateRange = <Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormDateRangeProps<Values>) => {
  const { ref, control, error } = useFormField({ form, name, label: rest.label });
  // The form's schema defines the type of the value as a range of days.
  const value = control.value as DayRange | undefined satisfies { from: Day; to: Day } | undefined;
  return <DateRangeField {...rest} ref={ref} value={value} onChange={control.onChange} error={error} />;
};
