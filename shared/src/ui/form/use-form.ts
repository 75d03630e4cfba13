import { useEffect, useState } from 'react';
import { get, set, useForm as useHookForm } from 'react-hook-form';
import type {
  DefaultValues,
  FieldErrors,
  FieldPath,
  FieldValues,
  PathValue,
  Resolver,
  UseFormReturn,
} from 'react-hook-form';
import { isApiError, isNetworkError, isTimeoutError } from '../../http/index.ts';
import { useLanguage } from '../../i18n/index.ts';
import { useFormDraft, useSnackbar } from '../../state/index.ts';
import { formTexts } from './form-texts.ts';
import { describeIssue } from './describe-issue.ts';
import type { FormSchema } from './schema.ts';

/** The message of zod/mini for issues without a custom message. */
const DEFAULT_MESSAGE = 'Invalid input';

/** Options of `useForm`. */
export type FormOptions<Values extends FieldValues> = {
  /** Validates the values; custom messages are shown unchanged, other issues with the portal's texts. */
  schema: FormSchema<Values>;
  /** A value for every field; differing values are unsaved. */
  defaultValues: DefaultValues<Values>;
  /** The field that an error code refers to, e.g. `{ email_taken: 'email' }`. */
  errorFields?: Readonly<Record<string, FieldPath<Values>>>;
  /** Messages by error code of a call or a field, in place of the server's. */
  errorTexts?: Readonly<Record<string, string>>;
  /**
   * Fields that are saved when the session expires and restored after the same account signs in again, never a password;
   * `name` identifies the form and its record, e.g. `member.update.42`.
   */
  draft?: { name: string; fields: readonly FieldPath<Values>[] };
};

/** The state of a form: react-hook-form's, plus server errors and labels. */
export type PortalForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /** Shows an API, network or timeout error on its fields or above the form; returns false for any other error. */
  setServerError: (error: unknown) => boolean;
  /** The label of each field, for the error summary. */
  labels: Map<string, string>;
};

/** Creates a form's state; fields are validated on blur, then on change. */
export const useForm = <Values extends FieldValues>({
  schema,
  defaultValues,
  errorFields = {},
  errorTexts = {},
  draft,
}: FormOptions<Values>): PortalForm<Values> => {
  const { t } = formTexts.useTexts();
  const language = useLanguage();
  const [labels] = useState(() => new Map<string, string>());

  const resolver: Resolver<Values> = (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const issue of result.error.issues) {
      const path = issue.path.join('.');
      if (get(errors, path)) continue;
      const { key, limit } = describeIssue(issue, get(values, path));
      const isOwn = issue.message !== DEFAULT_MESSAGE;
      const message = isOwn ? issue.message : t(`mistake.${key}`, { count: limit ?? 0 });
      set(errors, path, { type: issue.code, message });
    }
    return { values: {}, errors };
  };
  const form = useHookForm<Values>({ defaultValues, resolver, mode: 'onTouched', shouldFocusError: false });

  const snackbar = useSnackbar();
  useFormDraft(
    draft && {
      form: draft.name,
      getValues: () =>
        form.formState.isDirty
          ? Object.fromEntries(draft.fields.map((field) => [field, form.getValues(field)]))
          : undefined,
      onRestore: (values) => {
        for (const field of draft.fields) {
          if (!(field in values)) continue;
          // Saved by this form under this name; the schema validates it like any input.
          form.setValue(field, values[field] as PathValue<Values, typeof field>, { shouldDirty: true });
        }
        snackbar.show({ type: 'info', title: t('form.draft') });
      },
    },
  );

  const { trigger, getFieldState } = form;
  useEffect(() => {
    // Translates visible error messages when the language changes.
    const shown = [...labels.keys()].filter((name) => getFieldState(name as FieldPath<Values>).error);
    if (shown.length > 0) void trigger(shown as FieldPath<Values>[]);
  }, [language, labels, trigger, getFieldState]);

  const setServerError = (error: unknown): boolean => {
    if (isNetworkError(error) || isTimeoutError(error)) {
      form.setError('root.server', { type: 'network', message: t('form.unreachable') });
      return true;
    }
    if (!isApiError(error)) return false;
    const field = errorFields[error.code];
    const message = errorTexts[error.code] ?? error.serverMessage;
    const known = error.fields.filter(({ path }) => labels.has(path));
    for (const { path, code, message: ofField } of known) {
      // What the whole error says is more specific than the field's "does not match".
      const ofError = (path === field && message) || ofField;
      // `labels` has only names of fields.
      form.setError(path as FieldPath<Values>, { type: code, message: errorTexts[code] ?? ofError });
    }
    if (known.length === 0)
      form.setError(field ?? 'root.server', { type: error.code, message: message || t('form.refused') });
    return true;
  };
  return { ...form, setServerError, labels };
};
