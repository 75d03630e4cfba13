import { isApiError } from '@portal/shared/http';
import { useUnsavedWork } from '@portal/shared/state';
import { useRef, useState, type ChangeEvent, type RefObject, type SubmitEvent } from 'react';
import { messageOf } from '../session/session.ts';

/** What is wrong with a field: a text of ours, so that it follows the language, or the server's own words. */
type Problem<Key extends string> = Key | { words: string };

type Problems<Name extends string, Key extends string> = ReadonlyMap<Name, Problem<Key>>;

export type FormOptions<Name extends string, Key extends string> = {
  /** What the fields hold at first, by the names that the API calls them; in their order on the page. */
  start: Record<Name, string>;
  t: (key: Key) => string;
  /** What is wrong before anything is sent. */
  check: (values: Record<Name, string>) => Partial<Record<Name, Key | undefined>>;
  send: (values: Record<Name, string>) => Promise<void>;
  /** Fields that a refusal of the whole is about, by its code. */
  fieldOf?: Record<string, NoInfer<Name>>;
  /** For a form that does not show `failure` itself. */
  onFailure?: (error: unknown) => void;
  /** Off where leaving loses nothing, e.g. a password alone. @default true */
  isGuarded?: boolean;
};

export type FormField<Name extends string> = {
  name: Name;
  defaultValue: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

export type Form<Name extends string> = {
  /** What is typed at the moment, e.g. to count it. */
  values: Record<Name, string>;
  isBusy: boolean;
  /** Why the last try failed as a whole. */
  failure: string | undefined;
  /** Props of the form element. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  field: (name: Name) => FormField<Name>;
  /** For a button outside of the form element. */
  submit: () => void;
  /** Puts other values into the fields. */
  reset: (values: Record<Name, string>) => void;
};

/**
 * The shell's forms: says what is wrong beside the field it is about, moves there, and keeps what was typed until it
 * is accepted. The fields keep it themselves: React would write the value of a controlled one, a password too, into the
 * markup. The sign-in page starts with it, so it brings no library.
 */
export const useForm = <Name extends string, Key extends string>({
  start,
  t,
  check,
  send,
  fieldOf = {},
  onFailure,
  isGuarded = true,
}: FormOptions<Name, Key>): Form<Name> => {
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Problems<Name, Key>>(new Map());
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  // The names are the keys of `start`.
  const names = Object.keys(start) as Name[];

  useUnsavedWork(isGuarded && names.some((name) => values[name] !== start[name]));

  const inputOf = (name: Name) => {
    const input = element.current?.elements.namedItem(name);
    return input instanceof HTMLInputElement ? input : undefined;
  };

  const point = (found: Problems<Name, Key>) => {
    setProblems(found);
    const first = names.find((name) => found.has(name));
    if (first !== undefined) inputOf(first)?.focus();
    return first !== undefined;
  };

  const refuse = (error: unknown) => {
    const { code, fields = [] } = isApiError(error) ? error : {};
    const named = code === undefined ? undefined : fieldOf[code];
    const found = new Map<Name, Problem<Key>>(
      named === undefined ? [] : [[named, { words: messageOf(error) }]],
    );
    for (const { path, message } of fields) {
      const name = names.find((each) => each === path);
      // The words for the whole say more than those for one field of it.
      if (name && name !== named) found.set(name, { words: message });
    }
    if (point(found)) return;
    if (onFailure) onFailure(error);
    else setFailure(messageOf(error));
  };

  const submit = async () => {
    if (isBusy) return;
    setFailure(undefined);
    // What a password manager filled in may have come without an event. The keys are the names.
    const typed = Object.fromEntries(names.map((name) => [name, inputOf(name)?.value ?? ''])) as typeof start;
    const checked = check(typed);
    if (point(new Map(names.flatMap((name) => (checked[name] ? [[name, checked[name]]] : []))))) return;
    setBusy(true);
    try {
      await send(typed);
    } catch (error) {
      refuse(error);
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
      const problem = problems.get(name);
      return {
        name,
        defaultValue: start[name],
        error: typeof problem === 'object' ? problem.words : problem && t(problem),
        onChange: ({ target }) => {
          setValues((was) => ({ ...was, [name]: target.value }));
          setProblems((was) => new Map([...was].filter(([other]) => other !== name)));
        },
      };
    },
    submit: () => void submit(),
    reset: (next) => {
      setValues(next);
      names.forEach((name) => {
        const input = inputOf(name);
        if (input) input.value = next[name];
      });
    },
  };
};
