import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import { Checkbox, SearchField } from '@portal/shared/ui/controls';
import { Avatar } from '@portal/shared/ui/data';
import type { ChosenMembers } from './assignment-order.ts';
import { assignTexts } from './texts.ts';

/** Below this number every member is in view without a search. */
const SEARCH_FROM = 8;

const styles = {
  frame: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[8] }),
  list: css({
    maxHeight: '264px',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    listStyle: 'none',
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.control,
  }),
  row: css({ '& + &': { borderTop: `1px solid ${token.color.line}` } }),
  choice: css({ display: 'flex', width: '100%', minHeight: '48px', padding: `0 ${token.space[12]}` }),
  label: css({ display: 'inline-flex', alignItems: 'center', gap: token.space[8], minWidth: 0 }),
  note: css({ ...type.caption, color: token.color.text3 }),
  hint: css({ ...type.caption, margin: 0, color: token.color.text3 }),
};

export type ChecklistMember = {
  id: string;
  name: string;
  /** Right of the name. */
  note?: string | undefined;
  isDisabled?: boolean;
};

export type MemberChecklistProps = {
  label: string;
  /** The members that match the search. */
  members: readonly ChecklistMember[];
  /** How many match it beyond `members`. */
  hiddenCount: number;
  search: string;
  onSearchChange: (search: string) => void;
  selected: ChosenMembers;
  onChange: (selected: ChosenMembers) => void;
};

/** Checkboxes of members, with a search where there are many. */
export function MemberChecklist(props: MemberChecklistProps) {
  const { label, members, hiddenCount, search, onSearchChange, selected, onChange } = props;
  const { t } = assignTexts.useTexts();
  const toggle = ({ id, name }: ChecklistMember, isOn: boolean) => {
    const next = new Map(selected);
    if (isOn) next.set(id, name);
    else next.delete(id);
    onChange(next);
  };
  return (
    <div css={styles.frame}>
      {(search !== '' || members.length >= SEARCH_FROM) && (
        <SearchField label={t('search')} placeholder={t('search')} value={search} onChange={onSearchChange} />
      )}
      {members.length > 0 && (
        <ul css={styles.list} aria-label={label}>
          {members.map(({ id, name, note, isDisabled = false }) => (
            <li key={id} css={styles.row}>
              <Checkbox
                css={styles.choice}
                isChecked={isDisabled || selected.has(id)}
                isDisabled={isDisabled}
                onChange={(isOn) => toggle({ id, name }, isOn)}
                label={
                  <span css={styles.label}>
                    <Avatar name={name} size={24} />
                    <span>{name}</span>
                    {note !== undefined && <span css={styles.note}>{note}</span>}
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      )}
      <p css={styles.hint} role="status">
        {members.length === 0 && <span>{t('noneFound')}</span>}
        {hiddenCount > 0 && <span>{t('moreFound', { count: hiddenCount })}</span>}
      </p>
    </div>
  );
}
