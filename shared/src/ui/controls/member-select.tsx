import { useState } from 'react';
import { useMemberName, useMemberSearch } from '../../state/index.ts';
import type { SelectOption } from '../parts/select-option.ts';
import { FilterSelect } from './filter-select.tsx';
import type { FilterSelectProps } from './filter-select.tsx';

const RETRY = 'retry';
const NOTE = 'note';

/** Props of `MemberSelect`. */
export type MemberSelectProps = Pick<
  FilterSelectProps<string>,
  'label' | 'isLabelHidden' | 'searchPlaceholder' | 'isBlock' | 'className'
> & {
  /** The id of a member, or the value of a choice. */
  value: string;
  onChange: (value: string) => void;
  /** Options above the members, such as all of them. */
  choices: readonly SelectOption[];
  texts: {
    /** The name of an id that no member has. */
    unknown: string;
    /** The option that loads the members again after a failure. */
    failed: string;
    loading: string;
    /** Says that further members are found by a search. */
    more: string;
  };
};

/** Selects a member; the server searches among all of them. */
export function MemberSelect({ value, onChange, choices, texts, ...select }: MemberSelectProps) {
  const [search, setSearch] = useState('');
  const { members, retry, hasMore, isLoading } = useMemberSearch(search);
  const choice = choices.find((each) => each.value === value);
  const { name, isUnknown } = useMemberName(choice ? undefined : value);
  const note = (label: string): SelectOption => ({ value: NOTE, label, isDisabled: true });
  const options: SelectOption[] = [
    ...(search === '' ? choices : []),
    ...(retry ? [{ value: RETRY, label: texts.failed, icon: 'refresh' as const }] : []),
    ...members.map(({ id, nickname }) => ({ value: id, label: nickname, avatar: {} })),
    ...(isLoading ? [note(texts.loading)] : []),
    ...(hasMore ? [note(texts.more)] : []),
  ];
  return (
    <FilterSelect
      {...select}
      icon="members"
      options={options}
      value={value}
      placeholder={texts.loading}
      valueLabel={isUnknown ? texts.unknown : (choice?.label ?? name)}
      onChange={(next) => {
        if (next === RETRY) retry?.();
        else onChange(next);
      }}
      isSearchable
      onSearch={setSearch}
    />
  );
}
