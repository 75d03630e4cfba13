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
import { issueText } from './issue-text.ts';
import type { FormSchema } from './schema.ts';

/** Without a text of the schema's own, zod's small build says this of every issue. */
const NO_TEXT = 'Invalid input';

/** What a form is made of. */
export type FormOptions<Values extends FieldValues> = {
  /** Tells which values are right; its own texts are shown as they are, every other mistake in the portal's words. */
  schema: FormSchema<Values>;
  /** A value for every field; what differs from them is unsaved. */
  defaultValues: DefaultValues<Values>;
  /** The field that a refusal of the whole call means, by its code, e.g. `{ email_taken: 'email' }`. */
  errorFields?: Readonly<Record<string, FieldPath<Values>>>;
  /** Words for the server's codes, of fields and of calls, in place of the server's own. */
  errorTexts?: Readonly<Record<string, string>>;
  /**
   * Which fields are put aside when the session runs out, and given back after the next sign-in of the same account;
   * `name` says which form and what it is about, e.g. `member.update.42`. Never a password.
   */
  draft?: { name: string; fields: readonly FieldPath<Values>[] };
};

/** A form's state: the library's own, and what a form of the portal adds. */
export type PortalForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /** Puts what the server refused on the fields it means, and the rest above the form; false where it is no refusal. */
  acceptError: (error: unknown) => boolean;
  /** The words before each field, for the summary of mistakes. */
  labels: Map<string, string>;
};

/** Holds the values of a form and tells what is wrong with them, once a field has been left. */
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
      const { key, limit } = issueText(issue, get(values, path));
      const own = issue.message === NO_TEXT ? undefined : issue.message;
      set(errors, path, { type: issue.code, message: own ?? t(`mistake.${key}`, { count: limit ?? 0 }) });
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
          // Put aside by this very form under this name; the schema checks it like anything typed.
          form.setValue(field, values[field] as PathValue<Values, typeof field>, { shouldDirty: true });
        }
        snackbar.show({ type: 'info', title: t('form.draft') });
      },
    },
  );

  const { trigger, getFieldState } = form;
  useEffect(() => {
    // Mistakes that are shown are said again in the new language.
    const shown = [...labels.keys()].filter((name) => getFieldState(name as FieldPath<Values>).error);
    if (shown.length > 0) void trigger(shown as FieldPath<Values>[]);
  }, [language, labels, trigger, getFieldState]);

  const acceptError = (error: unknown): boolean => {
    if (isNetworkError(error) || isTimeoutError(error)) {
      form.setError('root.server', { type: 'network', message: t('form.unreachable') });
      return true;
    }
    if (!isApiError(error)) return false;
    const known = error.fields.filter(({ path }) => labels.has(path));
    for (const { path, code, message } of known)
      // A label was given by the field of this very name.
      form.setError(path as FieldPath<Values>, { type: code, message: errorTexts[code] ?? message });
    const field = errorFields[error.code];
    const message = errorTexts[error.code] ?? (error.serverMessage || t('form.refused'));
    if (known.length === 0) form.setError(field ?? 'root.server', { type: error.code, message });
    return true;
  };
  return { ...form, acceptError, labels };
};
