import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { sessionAtom } from './session.ts';

const PREFIX = 'portal.draft.';

type Draft = Record<string, unknown>;
type KeptDraft = { account: string; values: Draft };

const offers = new Map<string, () => Draft | undefined>();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const read = (key: string): KeptDraft | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isObject(kept) || typeof kept['account'] !== 'string' || !isObject(kept['values'])) return undefined;
    return { account: kept['account'], values: kept['values'] };
  } catch {
    // Blocked, cut off or somebody else's: as good as nothing.
    return undefined;
  }
};

const remove = (key: string) => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked: nothing was written either.
  }
};

const keptKeys = (): string[] => {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // Blocked: nothing was written either.
    return [];
  }
};

/** Puts what the open forms offer aside for the account they were filled in by, e.g. when its session runs out. */
export const keepDrafts = (account: string): void => {
  for (const [form, offer] of offers) {
    const values = offer();
    if (!values) continue;
    try {
      sessionStorage.setItem(PREFIX + form, JSON.stringify({ account, values } satisfies KeptDraft));
    } catch {
      // Blocked or full: the form starts empty, as it would without drafts.
    }
  }
};

/** Throws away what was put aside, but for what belongs to the account that is signed in now. */
export const dropDrafts = (account?: string): void => {
  for (const key of keptKeys()) if (account === undefined || read(key)?.account !== account) remove(key);
};

const takeDraft = (form: string, account: string): Draft | undefined => {
  const kept = read(PREFIX + form);
  remove(PREFIX + form);
  return kept?.account === account ? kept.values : undefined;
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
