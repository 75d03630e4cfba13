import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { get } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useUnsavedWork } from '../../state/index.ts';
import { Icon } from '../parts/icon.tsx';
import { formTexts } from './form-texts.ts';
import * as styles from './form.styles.ts';
import type { PortalForm } from './use-form.ts';

type Mistake<Values extends FieldValues> = { name: FieldPath<Values>; label: string; message: string };

/** As they are at this moment, which may be after what has been drawn. */
const mistakesOf = <Values extends FieldValues>(form: PortalForm<Values>): Mistake<Values>[] =>
  [...form.labels].flatMap(([key, label]) => {
    // Labels are kept by the names of fields.
    const name = key as FieldPath<Values>;
    const message = form.getFieldState(name).error?.message;
    return message ? [{ name, label, message }] : [];
  });

/** Props of `Form`. */
export type FormProps<Values extends FieldValues> = {
  form: PortalForm<Values>;
  /** For a button outside of it, e.g. in a modal's footer: `<Button type="submit" form={id}>`. */
  id?: string;
  /** Names the form for screen readers. */
  label: string;
  /** Called with values that the schema accepts; what it throws is put on the fields. */
  onSubmit: (values: Values) => Promise<unknown> | undefined | void;
  /** Off where leaving loses nothing, e.g. a search. @default true */
  isGuarded?: boolean;
  children: ReactNode;
  className?: string;
};

/** A form that says above itself what is wrong, leads to it, and asks before unsaved values are left. */
export const Form = <Values extends FieldValues>(props: FormProps<Values>) => {
  const { form, label, onSubmit, isGuarded = true, children, className } = props;
  const { t } = formTexts.useTexts();
  const ownId = useId();
  const id = props.id ?? ownId;
  const { errors, isDirty, isSubmitSuccessful } = form.formState;
  useUnsavedWork(isGuarded && isDirty && !isSubmitSuccessful);
  const [refusals, setRefusals] = useState(0);
  const mistakes = refusals > 0 ? mistakesOf(form) : [];
  const refusal: unknown = get(errors, 'root.server.message');

  const lead = useEffectEvent(() => {
    const [first, ...others] = mistakesOf(form);
    if (first && others.length === 0) form.setFocus(first.name);
    else document.getElementById(`${id}-mistakes`)?.focus();
  });
  useEffect(() => {
    if (refusals > 0) lead();
  }, [refusals]);
  const countRefusal = () => setRefusals((count) => count + 1);
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      if (!form.acceptError(error)) throw error;
      countRefusal();
    }
  }, countRefusal);

  return (
    <form
      id={id}
      noValidate
      css={styles.form}
      className={className}
      aria-label={label}
      onSubmit={(event) => void submit(event)}
    >
      {(mistakes.length > 1 || typeof refusal === 'string') && (
        <div id={`${id}-mistakes`} css={styles.summary} role="alert" tabIndex={-1}>
          <Icon name="circle-alert" />
          <div>
            <p css={styles.summaryTitle}>
              {typeof refusal === 'string' ? refusal : t('form.mistakes', { count: mistakes.length })}
            </p>
            {mistakes.length > 0 && (
              <ul css={styles.mistakes}>
                {mistakes.map(({ name, label: field, message }) => (
                  <li key={name}>
                    <button type="button" css={styles.mistake} onClick={() => form.setFocus(name)}>
                      {field}
                    </button>{' '}
                    {message}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
      {children}
    </form>
  );
};
