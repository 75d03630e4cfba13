import { subAccountsAtom, useAtomValue } from '@portal/shared/state';
import type { SelectOption } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';

/** Stands for all members where a choice needs a value; no account has it as its id. */
export const ALL_MEMBERS = 'all';

/** The members to choose from. One that the address names and nobody knows is listed too, so that it can be left. */
export const useMemberOptions = (chosen: string | undefined): SelectOption[] => {
  const { t } = texts.useTexts();
  const accounts = useAtomValue(subAccountsAtom);
  const isKnown = chosen === undefined || accounts.some((account) => account.id === chosen);
  return [
    { value: ALL_MEMBERS, label: t('member.all'), icon: 'members' },
    ...accounts.map((account) => ({ value: account.id, label: account.nickname, avatar: {} })),
    ...(isKnown || chosen === undefined ? [] : [{ value: chosen, label: t('member.unknown') }]),
  ];
};
