import { useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { createTextFilter } from '../../search/index.ts';
import { useDebouncedDraft } from '../controls/use-debounced-draft.ts';
import { Avatar } from '../data/avatar.tsx';
import { Icon } from '../parts/icon.tsx';
import type { SelectOption } from '../parts/select-option.ts';
import { uiTexts } from '../texts/index.ts';
import { PopupFrame } from './popup-frame.tsx';
import * as styles from './popup.styles.ts';
import { useListFocus } from './use-list-focus.ts';

/** Debounce of typing before `onSearch`. */
const DEBOUNCE_MS = 200;

type OptionRowProps = { option: SelectOption; isChosen: boolean };

const OptionRow = ({ option, isChosen }: OptionRowProps) => (
  <>
    {option.avatar && <Avatar name={option.label} src={option.avatar.src} />}
    {option.icon && (
      <span css={styles.personIcon}>
        <Icon name={option.icon} size={13} />
      </span>
    )}
    <span css={styles.words}>
      <span css={[styles.label, isChosen && styles.chosen]}>{option.label}</span>
      {option.description && <span css={styles.description}>{option.description}</span>}
    </span>
    {option.count !== undefined && <span css={styles.count}>{option.count}</span>}
    <span css={styles.tick}>{isChosen && <Icon name="check" />}</span>
  </>
);

/** Props of `SelectPopup`. */
export type SelectPopupProps = {
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  options: readonly SelectOption[];
  value: string | undefined;
  isSearchable: boolean;
  searchPlaceholder: string | undefined;
  onSearch: ((text: string) => void) | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
};

/** The open list of a `FilterSelect`. */
export const SelectPopup = ({
  triggerRef,
  label,
  options,
  value,
  isSearchable,
  searchPlaceholder,
  onSearch,
  onChoose,
  onClose,
}: SelectPopupProps) => {
  const { t } = uiTexts.useTexts();
  const list = useListFocus();
  const isFound = useMemo(() => createTextFilter(options.map((option) => option.label)), [options]);
  const [searched, setSearched] = useState('');
  const { draft, setDraft } = useDebouncedDraft(
    searched,
    (text) => {
      setSearched(text);
      onSearch?.(text);
    },
    DEBOUNCE_MS,
  );
  const listBox = (
    <ListBox
      ref={list}
      css={styles.list}
      aria-label={label}
      selectionMode="single"
      selectedKeys={value === undefined ? [] : [value]}
      autoFocus={isSearchable ? false : 'first'}
      disabledKeys={options.filter((option) => option.isDisabled).map((option) => option.value)}
      renderEmptyState={() => <div css={styles.empty}>{t('select.none')}</div>}
      onSelectionChange={(keys) => {
        // react-aria deselects the selected option on a second click; that should keep it.
        const [key = value] = keys === 'all' ? [] : keys;
        if (key === undefined) onClose();
        else onChoose(String(key));
      }}
    >
      {options.map((option) => (
        <ListBoxItem key={option.value} id={option.value} css={styles.item} textValue={option.label}>
          <OptionRow option={option} isChosen={option.value === value} />
        </ListBoxItem>
      ))}
    </ListBox>
  );
  return (
    <PopupFrame label={label} triggerRef={triggerRef} onClose={onClose} hasTriggerMinWidth isList>
      {isSearchable ? (
        <Autocomplete {...(onSearch ? { inputValue: draft, onInputChange: setDraft } : { filter: isFound })}>
          <SearchField css={styles.search} aria-label={searchPlaceholder ?? t('select.search')} autoFocus>
            <div css={styles.searchBox}>
              <Icon name="search" />
              <Input css={styles.searchInput} placeholder={searchPlaceholder ?? t('select.search')} />
            </div>
          </SearchField>
          {listBox}
        </Autocomplete>
      ) : (
        listBox
      )}
    </PopupFrame>
  );
};
