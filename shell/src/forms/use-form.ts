import { isApiError } from '@portal/shared/http';
import type { TextValues } from '@portal/shared/i18n';
import { useUnsavedWork } from '@portal/shared/state';
import { useRef, useState, type ChangeEvent, type RefObject, type SubmitEvent } from 'react';
import { getErrorText } from '../session/session.ts';

/** An error of a field: a key of our texts, which follows the language, or a text of the server. */
type FieldError<Key extends string> = Key | { text: string };

type FieldErrors<Name extends string, Key extends string> = ReadonlyMap<Name, FieldError<Key>>;

export type FormOptions<Name extends string, Key extends string> = {
  /** The initial values by field name; names are those of the API, in their order on the page. */
  initialValues: Record<Name, string>;
  t: (key: Key, values?: TextValues) => string;
  /** Values in the texts of errors. */
  textValues?: TextValues;
  /** Returns the errors of the fields before anything is sent. */
  validate: (values: Record<Name, string>) => Partial<Record<Name, Key | undefined>>;
  send: (values: Record<Name, string>) => Promise<void>;
  /** The field that shows an API error, by the error's code. */
  fieldByErrorCode?: Record<string, NoInfer<Name>>;
  /** Replaces `failure` for a form that shows errors elsewhere. */
  onFailure?: (error: unknown) => void;
  /** Whether changed values count as unsaved work; off where leaving loses nothing, e.g. a password alone. @default true */
  tracksUnsavedWork?: boolean;
};

export type FormField<Name extends string> = {
  name: Name;
  defaultValue: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

export type Form<Name extends string> = {
  /** The current values, e.g. to count characters. */
  values: Record<Name, string>;
  isBusy: boolean;
  /** The error of the last attempt that concerns the whole form. */
  failure: string | undefined;
  /** Props of the `<form>` element. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  field: (name: Name) => FormField<Name>;
  /** Submits from a button outside the form element. */
  submit: () => void;
  /** Sets the values of some fields. */
  reset: (values: Partial<Record<Name, string>>) => void;
};

/**
 * Form state of the shell: validates, shows each error beside its field and focuses the first one. Fields are
 * uncontrolled, because React writes the value of a controlled input, even a password, into the markup. No form library,
 * because the sign-in page loads this code.
 */
export const useForm = <Name extends string, Key extends string>({
  initialValues,
  t,
  textValues,
  validate,
  send,
  fieldByErrorCode = {},
  onFailure,
  tracksUnsavedWork = true,
}: FormOptions<Name, Key>): Form<Name> => {
  const [values, setValues] = useState(initialValues);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<Name, Key>>(new Map());
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  // The names are the keys of `initialValues`.
  const names = Object.keys(initialValues) as Name[];

  useUnsavedWork(tracksUnsavedWork && names.some((name) => values[name] !== initialValues[name]));

  const findInput = (name: Name) => {
    const input = element.current?.elements.namedItem(name);
    return input instanceof HTMLInputElement ? input : undefined;
  };

  const showFieldErrors = (found: FieldErrors<Name, Key>) => {
    setFieldErrors(found);
    const first = names.find((name) => found.has(name));
    if (first !== undefined) findInput(first)?.focus();
    return first !== undefined;
  };

  const showServerError = (error: unknown) => {
    const { code, fields = [] } = isApiError(error) ? error : {};
    const named = code === undefined ? undefined : fieldByErrorCode[code];
    const found = new Map<Name, FieldError<Key>>(
      named === undefined ? [] : [[named, { text: getErrorText(error) }]],
    );
    for (const { path, message } of fields) {
      const name = names.find((each) => each === path);
      // The message of the whole error is more specific than the one in `fields`.
      if (name && name !== named) found.set(name, { text: message });
    }
    if (showFieldErrors(found)) return;
    if (onFailure) onFailure(error);
    else setFailure(getErrorText(error));
  };

  const submit = async () => {
    if (isBusy) return;
    setFailure(undefined);
    // Read from the inputs, because a password manager may fill them without an event. The cast holds: the keys are `names`.
    const typed = Object.fromEntries(
      names.map((name) => [name, findInput(name)?.value ?? '']),
    ) as typeof initialValues;
    const invalid = validate(typed);
    if (showFieldErrors(new Map(names.flatMap((name) => (invalid[name] ? [[name, invalid[name]]] : [])))))
      return;
    setBusy(true);
    try {
      await send(typed);
    } catch (error) {
      showServerError(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    isBusy,
    failure,
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
    field: (name) => {
      const fieldError = fieldErrors.get(name);
      return {
        name,
        defaultValue: initialValues[name],
        error: typeof fieldError === 'object' ? fieldError.text : fieldError && t(fieldError, textValues),
        onChange: ({ target }) => {
          setValues((was) => ({ ...was, [name]: target.value }));
          setFieldErrors((was) => new Map([...was].filter(([other]) => other !== name)));
        },
      };
    },
    submit: () => void submit(),
    reset: (next) => {
      setValues((was) => ({ ...was, ...next }));
      names.forEach((name) => {
        const [input, value] = [findInput(name), next[name]];
        if (input && value !== undefined) input.value = value;
      });
    },
  };
};
