import { subAccountsAtom, subAccountsFailureAtom, useAtomValue } from '@portal/shared/state';
import type { SelectOption } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';

/** Stands for all members where a choice needs a value; no account has it as its id. */
export const ALL_MEMBERS = 'all';

/** Stands for another try where the members could not be loaded. */
export const RETRY_MEMBERS = 'retry';

/** Has the shell load the members again. */
export const useRetryMembers = (): (() => void) | undefined => useAtomValue(subAccountsFailureAtom)?.retry;

/** The members to choose from, or another try to load them. One that the address names and nobody knows is listed too, so that it can be left. */
export const useMemberOptions = (chosen: string | undefined): SelectOption[] => {
  const { t } = texts.useTexts();
  const accounts = useAtomValue(subAccountsAtom);
  const hasFailed = useAtomValue(subAccountsFailureAtom) !== null;
  const isKnown = chosen === undefined || accounts.some((account) => account.id === chosen);
  return [
    { value: ALL_MEMBERS, label: t('member.all'), icon: 'members' },
    ...(hasFailed ? [{ value: RETRY_MEMBERS, label: t('member.failed'), icon: 'refresh' as const }] : []),
    ...accounts.map((account) => ({ value: account.id, label: account.nickname, avatar: {} })),
    ...(isKnown || chosen === undefined ? [] : [{ value: chosen, label: t('member.unknown') }]),
  ];
};
