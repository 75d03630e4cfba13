import { readCookie, writeCookie } from '@portal/shared/i18n';
import { atom, useAtomValue } from '@portal/shared/state';

export type Amounts = 'net' | 'gross';

/** What was chosen on this page; before that the cookie has the last choice. */
const chosenAmountsAtom = atom<Amounts | undefined>(undefined);

/** Whether a manager sees a chosen member's money after its fee, or before it; writing it writes the cookie. */
export const amountsAtom = atom(
  (get) => get(chosenAmountsAtom) ?? (readCookie('amounts') === 'gross' ? 'gross' : 'net'),
  (_get, set, amounts: Amounts) => {
    writeCookie('amounts', amounts);
    set(chosenAmountsAtom, amounts);
  },
);

/** Whose money reports are of, as query parameters. */
export type OfMember = { member?: string; amounts?: 'gross' };

/** The query parameters for a chosen member, or for all. */
export const ofMember = (member: string | undefined, amounts: Amounts): OfMember =>
  member === undefined ? {} : { member, ...(amounts === 'gross' && { amounts }) };

/** The amounts that are shown of a chosen member; without one, as for members themselves, there is no choice. */
export const useAmountsOf = (member: string | undefined): Amounts => {
  const amounts = useAtomValue(amountsAtom);
  return member === undefined ? 'net' : amounts;
};
