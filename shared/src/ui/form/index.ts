export { CheckboxCards } from './checkbox-cards.tsx';
export type { CheckboxCardOption, CheckboxCardsProps } from './checkbox-cards.tsx';
export {
  FormCheckbox,
  FormCheckboxCards,
  FormCombobox,
  FormDateRange,
  FormRadios,
  FormSelect,
} from './choice-fields.tsx';
export type {
  FormCheckboxCardsProps,
  FormCheckboxProps,
  FormComboboxProps,
  FormDateRangeProps,
  FormRadiosProps,
  FormSelectProps,
} from './choice-fields.tsx';
export { Combobox } from './combobox.tsx';
export type { ComboboxProps, ComboboxSource } from './combobox.tsx';
export { DateRangeField } from './date-range-field.tsx';
export type { DateRangeFieldProps, RangePreset } from './date-range-field.tsx';
export type { FileRejection, FileConstraints } from './validate-files.ts';
export { FileDrop } from './file-drop.tsx';
export type { UploadFile, FileDropProps } from './file-drop.tsx';
export { formTexts } from './form-texts.ts';
export { Form } from './form.tsx';
export type { FormProps } from './form.tsx';
export { estimatePasswordStrength } from './estimate-password-strength.ts';
export { s } from './schema.ts';
export type { FormSchema, ValuesOf } from './schema.ts';
export { FormPassword, FormText, FormTextArea } from './text-fields.tsx';
export type { FormPasswordProps, FormTextAreaProps, FormTextProps } from './text-fields.tsx';
export type { FormFieldProps } from './use-form-field.ts';
export { useForm } from './use-form.ts';
export type { FormOptions, PortalForm } from './use-form.ts';
