import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { ControllerRenderProps, FieldPath, FieldValues, RefCallBack } from 'react-hook-form';
import type { PortalForm } from './use-form.ts';

/** Props of every field of a form. */
export type FormFieldProps<Values extends FieldValues> = {
  form: PortalForm<Values>;
  name: FieldPath<Values>;
  label: string;
};

/** Props for a control; the schema defines the type of its value. */
export type FormControl = {
  ref: RefCallBack;
  control: Omit<ControllerRenderProps, 'ref'>;
  error: string | undefined;
};

/** Connects a control to its form value: react-hook-form's props and the error message. */
export const useFormField = <Values extends FieldValues>({
  form,
  name,
  label,
}: FormFieldProps<Values>): FormControl => {
  const { field, fieldState } = useController({ control: form.control, name });
  const { labels } = form;
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
  const { ref, ...control } = field;
  return { ref, control, error: fieldState.error?.message };
};
