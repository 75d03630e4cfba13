import { useFormDraft } from '@portal/shared/state';
import { useState } from 'react';
import type { ChosenMembers } from './assignment-order.ts';
import type { Entries } from './create-draft.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The entries of an object that are texts. */
const textsOf = (value: unknown) =>
  Object.entries(isObject(value) ? value : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );

/** Reads entries that an earlier release may have saved. */
const readEntries = (value: unknown): Entries => {
  const { mode, texts, day } = isObject(value) ? value : {};
  return {
    ...((mode === 'equal' || mode === 'chosen') && { mode }),
    ...(texts !== undefined && { texts: Object.fromEntries(textsOf(texts)) }),
    ...(typeof day === 'string' && { day }),
  };
};

/** The members that are chosen and what is entered for them; `form` names where they survive the end of the session. */
export function useEntered({ form, preselected }: { form: string | undefined; preselected: ChosenMembers }) {
  const [selected, setSelected] = useState(preselected);
  const [entries, setEntries] = useState<Entries>({});
  const isChanged = selected !== preselected || Object.keys(entries).length > 0;
  useFormDraft(
    form === undefined
      ? undefined
      : {
          form,
          getValues: () => (isChanged ? { selected: Object.fromEntries(selected), entries } : undefined),
          onRestore: (values) => {
            setSelected(new Map(textsOf(values['selected'])));
            setEntries(readEntries(values['entries']));
          },
        },
  );
  return { selected, setSelected, entries, setEntries, isChanged };
}
