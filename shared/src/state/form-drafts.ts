import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { sessionAtom } from './session.ts';

const KEY = 'portal.drafts';

type Draft = Record<string, unknown>;

const offers = new Map<string, () => Draft | undefined>();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What is put aside for an account, by form; nothing where it is for another one. */
const read = (account: string): Draft => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isObject(kept) && kept['account'] === account && isObject(kept['forms']) ? kept['forms'] : {};
  } catch {
    // Blocked, cut off or somebody else's: as good as nothing.
    return {};
  }
};

const write = (account: string, forms: Draft) => {
  try {
    if (Object.keys(forms).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ account, forms }));
  } catch {
    // Blocked or full: the form starts empty, as it would without drafts.
  }
};

/** Puts what the open forms offer aside for the account they were filled in by, e.g. when its session runs out. */
export const saveFormDrafts = (account: string): void => {
  const offered = [...offers].map(([form, offer]) => [form, offer()] as const);
  write(account, { ...read(account), ...Object.fromEntries(offered.filter(([, values]) => values)) });
};

/** Throws away what was put aside, but for what belongs to the account that is signed in now. */
export const discardFormDrafts = (account?: string): void =>
  account === undefined ? write('', {}) : write(account, read(account));

const takeDraft = (form: string, account: string): Draft | undefined => {
  const { [form]: values, ...others } = read(account);
  write(account, others);
  return isObject(values) ? values : undefined;
};

/** What a form does for its draft to outlive the session. */
export type FormDraft = {
  /** Names the form and what it is about, e.g. `member.update.42`. */
  form: string;
  /** What would be lost, undefined while there is nothing; never a password. */
  offer: () => Draft | undefined;
  /** Puts back what was put aside. The values are what this form, maybe in an earlier release, has offered. */
  onReturn: (values: Draft) => void;
};

/**
 * Lets a form that its user has filled in survive the end of the session: what it offers is put aside in the tab, and
 * given back once, to the same account only.
 */
export const useFormDraft = (draft: FormDraft | undefined): void => {
  const form = draft?.form;
  const account = useAtomValue(sessionAtom)?.account.id;
  const offer = useEffectEvent(() => draft?.offer());
  const giveBack = useEffectEvent((values: Draft) => draft?.onReturn(values));
  useEffect(() => {
    if (form === undefined) return;
    offers.set(form, () => offer());
    return () => void offers.delete(form);
  }, [form]);
  useEffect(() => {
    if (form === undefined || account === undefined) return;
    const values = takeDraft(form, account);
    if (values) giveBack(values);
  }, [form, account]);
};
