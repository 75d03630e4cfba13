import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { ControllerRenderProps, FieldPath, FieldValues, RefCallBack } from 'react-hook-form';
import type { PortalForm } from './use-form.ts';

/** What every field of a form takes. */
export type FormFieldProps<Values extends FieldValues> = {
  form: PortalForm<Values>;
  name: FieldPath<Values>;
  label: string;
};

/** A control's end of a field: its value has the type that the schema gives it. */
export type FormControl = {
  ref: RefCallBack;
  control: Omit<ControllerRenderProps, 'ref'>;
  error: string | undefined;
};

/** Ties a control to its value: the library's props for it, and what is wrong with it in words. */
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
