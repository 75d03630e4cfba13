import { subAccountsAtom, subAccountsFailureAtom, useAtomValue } from '@portal/shared/state';
import type { SelectOption } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';

/** The option for all members; no account has this id. */
export const ALL_MEMBERS = 'all';

/** The option that retries loading the members. */
export const RETRY_MEMBERS = 'retry';

/** The shell's function that loads the members again; undefined unless loading failed. */
export const useRetryMembers = (): (() => void) | undefined => useAtomValue(subAccountsFailureAtom)?.retry;

/**
 * The options of the member filter, with a retry option after a failure. An unknown member in the address gets an
 * option, so that the user can deselect it.
 */
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
