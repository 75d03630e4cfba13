import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { sessionAtom } from './session.ts';

const KEY = 'portal.drafts';

type Draft = Record<string, unknown>;

const openForms = new Map<string, () => Draft | undefined>();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The stored drafts of an account by form; empty when they belong to another account. */
const readDrafts = (account: string): Draft => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isObject(stored) && stored['account'] === account && isObject(stored['forms'])
      ? stored['forms']
      : {};
  } catch {
    // Storage is blocked, or its value is not JSON.
    return {};
  }
};

const writeDrafts = (account: string, forms: Draft) => {
  try {
    if (Object.keys(forms).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ account, forms }));
  } catch {
    // Storage is blocked or full: the form then starts empty.
  }
};

/** Saves the values of open forms in the tab's session storage for an account, e.g. when its session expires. */
export const saveFormDrafts = (account: string): void => {
  const drafts = [...openForms].map(([form, getValues]) => [form, getValues()] as const);
  writeDrafts(account, {
    ...readDrafts(account),
    ...Object.fromEntries(drafts.filter(([, values]) => values)),
  });
};

/** Deletes saved drafts, except those of `account` when it is given. */
export const discardFormDrafts = (account?: string): void =>
  account === undefined ? writeDrafts('', {}) : writeDrafts(account, readDrafts(account));

const removeDraft = (form: string, account: string): Draft | undefined => {
  const { [form]: values, ...others } = readDrafts(account);
  writeDrafts(account, others);
  return isObject(values) ? values : undefined;
};

/** How a form's values are saved and restored. */
export type FormDraftOptions = {
  /** Key of the form and of the record it edits, e.g. `member.update.42`. */
  form: string;
  /** Returns the unsaved values, undefined while there are none; never a password. */
  getValues: () => Draft | undefined;
  /** Fills the form with saved values, which an earlier release of the form may have written. */
  onRestore: (values: Draft) => void;
};

/**
 * Lets a form's unsaved values survive the end of the session: `saveFormDrafts` stores them in the tab, and they are
 * restored once, for the same account only.
 */
export const useFormDraft = (draft: FormDraftOptions | undefined): void => {
  const form = draft?.form;
  const account = useAtomValue(sessionAtom)?.account.id;
  const getValues = useEffectEvent(() => draft?.getValues());
  const restore = useEffectEvent((values: Draft) => draft?.onRestore(values));
  useEffect(() => {
    if (form === undefined) return;
    openForms.set(form, () => getValues());
    return () => void openForms.delete(form);
  }, [form]);
  useEffect(() => {
    if (form === undefined || account === undefined) return;
    const values = removeDraft(form, account);
    if (values) restore(values);
  }, [form, account]);
};
