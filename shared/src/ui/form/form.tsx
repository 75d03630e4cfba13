import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { get } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { wrapText } from '../../i18n/index.ts';
import { useUnsavedWork } from '../../state/index.ts';
import { Icon } from '../parts/icon.tsx';
import { formTexts } from './form-texts.ts';
import * as styles from './form.styles.ts';
import type { PortalForm } from './use-form.ts';

type InvalidField<Values extends FieldValues> = { name: FieldPath<Values>; label: string; message: string };

/** Reads the current form state, which may be newer than the rendered one. */
const collectInvalidFields = <Values extends FieldValues>(form: PortalForm<Values>): InvalidField<Values>[] =>
  [...form.labels].flatMap(([key, label]) => {
    // The keys of `labels` are field names.
    const name = key as FieldPath<Values>;
    const message = form.getFieldState(name).error?.message;
    return message ? [{ name, label, message }] : [];
  });

/** Props of `Form`. */
export type FormProps<Values extends FieldValues> = {
  form: PortalForm<Values>;
  /** Id for a submit button outside the form, e.g. in a modal's footer: `<Button type="submit" form={id}>`. */
  id?: string;
  /** The form's accessible name. */
  label: string;
  /** Called with valid values; an API, network or timeout error that it rejects with is shown in the form. */
  onSubmit: (values: Values) => Promise<unknown> | undefined | void;
  /** Whether leaving with unsaved values asks first. @default true */
  isGuarded?: boolean;
  children: ReactNode;
  className?: string;
};

/** A form with an error summary and a guard against leaving with unsaved values. */
export const Form = <Values extends FieldValues>(props: FormProps<Values>) => {
  const { form, label, onSubmit, isGuarded = true, children, className } = props;
  const { t } = formTexts.useTexts();
  const ownId = useId();
  const id = props.id ?? ownId;
  const { errors, isDirty, isSubmitSuccessful } = form.formState;
  useUnsavedWork(isGuarded && isDirty && !isSubmitSuccessful);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const invalidFields = failedSubmits > 0 ? collectInvalidFields(form) : [];
  const serverError: string | undefined = get(errors, 'root.server.message');

  const focusFirstError = useEffectEvent(() => {
    const [first, ...others] = collectInvalidFields(form);
    if (first && others.length === 0) form.setFocus(first.name);
    else document.getElementById(`${id}-mistakes`)?.focus();
  });
  useEffect(() => {
    if (failedSubmits > 0) focusFirstError();
  }, [failedSubmits]);
  const countFailedSubmit = () => setFailedSubmits((count) => count + 1);
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      if (!form.setServerError(error)) throw error;
      countFailedSubmit();
    }
  }, countFailedSubmit);

  return (
    <form
      id={id}
      noValidate
      css={styles.form}
      className={className}
      aria-label={label}
      onSubmit={(event) => void submit(event)}
    >
      {(invalidFields.length > 1 || serverError !== undefined) && (
        <div id={`${id}-mistakes`} css={styles.summary} role="alert" tabIndex={-1}>
          <Icon name="circle-alert" />
          <div>
            <p css={styles.summaryTitle}>
              {serverError ?? t('form.mistakes', { count: invalidFields.length })}
            </p>
            {invalidFields.length > 0 && (
              <ul css={styles.mistakes}>
                {invalidFields.map(({ name, label: field, message }) => (
                  <li key={name}>
                    <button type="button" css={styles.mistake} onClick={() => form.setFocus(name)}>
                      {field}
                    </button>{' '}
                    <span>{message}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
      {wrapText(children)}
    </form>
  );
};
