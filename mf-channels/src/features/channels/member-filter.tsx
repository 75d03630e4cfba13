import { isApiError, useQuery } from '@portal/shared/http';
import { subAccountsAtom, subAccountsFailureAtom, useAtomValue } from '@portal/shared/state';
import { FilterSelect } from '@portal/shared/ui/controls';
import type { SelectOption } from '@portal/shared/ui/controls';
import { useState } from 'react';
import { memberQuery, membersQuery, MEMBERS_SIZE } from '../../components/members.api.ts';
import { texts } from '../../texts.ts';

const ALL = 'all';
const NO_MEMBER = 'none';
const RETRY = 'retry';
const NOTE = 'note';

/** The longest search text that the API accepts. */
const MAX_SEARCH = 100;

/** The members of the list: the newest ones, which the shell has loaded, or those that the server finds. */
function useFoundMembers(search: string) {
  const newest = useAtomValue(subAccountsAtom);
  const failure = useAtomValue(subAccountsFailureAtom);
  const query = useQuery({ ...membersQuery(search), enabled: search !== '' });
  if (search === '')
    return {
      members: newest,
      retry: failure?.retry,
      hasMore: newest.length >= MEMBERS_SIZE,
      isLoading: false,
    };
  return {
    members: query.data?.items ?? [],
    retry: query.isError && !query.data ? () => void query.refetch() : undefined,
    hasMore: query.data !== undefined && query.data.total > query.data.items.length,
    isLoading: query.isPending,
  };
}

export type MemberFilterProps = {
  /** The id of a member, `none` for channels without a member, or empty. */
  value: string;
  onChange: (member: string) => void;
  className?: string;
};

/** The label of the filter's value, which may be a member that is not in the list. */
function useValueLabel(value: string): string | undefined {
  const { t } = texts.useTexts();
  const newest = useAtomValue(subAccountsAtom);
  const known = newest.find(({ id }) => id === value)?.nickname;
  const isUnnamed = value !== '' && value !== NO_MEMBER && known === undefined;
  const { data, error } = useQuery({ ...memberQuery(value), enabled: isUnnamed });
  if (value === '') return t('channels.filter.allMembers');
  if (value === NO_MEMBER) return t('channels.filter.noMember');
  if (isApiError(error) && error.code === 'not_found') return t('channels.filter.unknownMember');
  return known ?? data?.account.nickname;
}

/** Selects the member that channels are assigned to; the server searches among all members. */
export function MemberFilter({ value, onChange, className }: MemberFilterProps) {
  const { t } = texts.useTexts();
  const [search, setSearch] = useState('');
  const { members, retry, hasMore, isLoading } = useFoundMembers(search);
  const note = (label: string): SelectOption => ({ value: NOTE, label, isDisabled: true });
  const options: SelectOption[] = [
    ...(search === ''
      ? [
          { value: ALL, label: t('channels.filter.allMembers') },
          { value: NO_MEMBER, label: t('channels.filter.noMember') },
        ]
      : []),
    ...(retry ? [{ value: RETRY, label: t('channels.filter.membersFailed'), icon: 'refresh' as const }] : []),
    ...members.map(({ id, nickname }) => ({ value: id, label: nickname, avatar: {} })),
    ...(isLoading ? [note(t('channels.filter.loadingMembers'))] : []),
    ...(hasMore ? [note(t('channels.filter.moreMembers'))] : []),
  ];
  return (
    <FilterSelect
      className={className}
      icon="members"
      label={t('channels.table.members')}
      isLabelHidden
      options={options}
      value={value || ALL}
      valueLabel={useValueLabel(value)}
      onChange={(next) => {
        if (next === RETRY) retry?.();
        else onChange(next === ALL ? '' : next);
      }}
      isSearchable
      searchPlaceholder={t('channels.filter.searchMember')}
      onSearch={(text) => setSearch(text.trim().slice(0, MAX_SEARCH))}
    />
  );
}
