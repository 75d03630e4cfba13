import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PasswordStrength } from '../controls/password-strength.tsx';
import { TextArea } from '../controls/text-area.tsx';
import type { TextAreaProps } from '../controls/text-area.tsx';
import { TextField } from '../controls/text-field.tsx';
import type { TextFieldProps } from '../controls/text-field.tsx';
import { formTexts } from './form-texts.ts';
import { estimatePasswordStrength } from './estimate-password-strength.ts';
import { useFormField } from './use-form-field.ts';
import type { FormFieldProps } from './use-form-field.ts';

type ControlledProps = 'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'error' | 'defaultValue';

/** Props of `FormText`, and those of a `TextField`. */
export type FormTextProps<Values extends FieldValues> = FormFieldProps<Values> &
  Omit<TextFieldProps, ControlledProps>;

/** A text field in a form. */
export const FormText = <Values extends FieldValues>({ form, name, ...rest }: FormTextProps<Values>) => {
  const { ref, control, error } = useFormField({ form, name, label: rest.label });
  return <TextField {...rest} {...control} ref={ref} value={control.value ?? ''} error={error} />;
};

/** Props of `FormPassword`. */
export type FormPasswordProps<Values extends FieldValues> = FormTextProps<Values> & {
  /** Shows the strength of a new password. */
  hasStrength?: boolean;
};

const LEVELS = { 1: 'weak', 2: 'fair', 3: 'strong' } as const;

/** A password field in a form. */
export const FormPassword = <Values extends FieldValues>({
  hasStrength = false,
  hint,
  form,
  name,
  ...rest
}: FormPasswordProps<Values>) => {
  const { t } = formTexts.useTexts();
  const { ref, control, error } = useFormField({ form, name, label: rest.label });
  const level = estimatePasswordStrength(control.value ?? '');
  const strength: ReactNode = hasStrength && level !== 0 && (
    <PasswordStrength level={level} word={t(`strength.${LEVELS[level]}`)} />
  );
  return (
    <TextField
      autoComplete={hasStrength ? 'new-password' : 'current-password'}
      {...rest}
      {...control}
      ref={ref}
      type="password"
      value={control.value ?? ''}
      hint={strength || hint}
      error={error}
    />
  );
};

/** Props of `FormTextArea`, and those of a `TextArea`. */
export type FormTextAreaProps<Values extends FieldValues> = FormFieldProps<Values> &
  Omit<TextAreaProps, ControlledProps>;

/** A text area in a form. */
export const FormTextArea = <Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormTextAreaProps<Values>) => {
  const { ref, control, error } = useFormField({ form, name, label: rest.label });
  return <TextArea {...rest} {...control} ref={ref} value={control.value ?? ''} error={error} />;
};
