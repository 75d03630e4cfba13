import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/SearchField';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { createTextFilter } from '../../search/index.ts';
import { Avatar } from '../data/avatar.tsx';
import { AriaLocale } from '../parts/aria-locale.tsx';
import { Icon } from '../parts/icon.tsx';
import { Spinner } from '../parts/spinner.tsx';
import * as fieldStyles from '../controls/field.styles.ts';
import * as popupStyles from '../overlay/popup.styles.ts';
import { uiTexts } from '../texts/index.ts';
import type { ComboboxProps } from './combobox.tsx';
import * as styles from './combobox.styles.ts';
import { formTexts } from './form-texts.ts';
import { useComboboxOptions } from './use-combobox-options.ts';

/** Props of `ComboboxInput`. */
export type ComboboxInputProps = Pick<
  ComboboxProps,
  'options' | 'load' | 'value' | 'onChange' | 'onBlur' | 'placeholder' | 'isDisabled' | 'ref'
> & { id: string; label: string; isInvalid: boolean; describedBy: string };

/** The input and the list of a `Combobox`. */
export const ComboboxInput = (props: ComboboxInputProps) => {
  const { id, label, value, onChange, onBlur, placeholder, isDisabled = false } = props;
  const { ref, options: given, load, isInvalid, describedBy } = props;
  const { t } = formTexts.useTexts();
  const words = uiTexts.useTexts();
  const [text, setText] = useState(value?.label ?? '');
  const [isOpen, setOpen] = useState(false);
  const [lastValue, setLastValue] = useState(value);
  // The value was changed by the parent, e.g. by a reset.
  if (lastValue?.value !== value?.value) {
    setLastValue(value);
    setText(value?.label ?? '');
  }
  const isTyped = text !== (value?.label ?? '');
  // All options are shown while the text is the selected option's label.
  const searchText = isTyped ? text : '';
  const { options, state } = useComboboxOptions({ options: given, load }, searchText, isOpen);
  const isFound = useMemo(() => createTextFilter(options.map(({ label: each }) => each)), [options]);
  const matching = load ? options : options.filter((option) => isFound(option.label, searchText));

  const message = {
    loading: t('combobox.loading'),
    failed: t('combobox.failed'),
    ready: words.t('select.none'),
  };
  return (
    <AriaLocale>
      <ComboBox
        aria-label={label}
        items={matching}
        // Options are filtered above.
        defaultFilter={() => true}
        menuTrigger="focus"
        allowsEmptyCollection
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        inputValue={text}
        selectedKey={value?.value ?? null}
        onInputChange={(next) => {
          setText(next);
          if (next === '' && value) onChange(null);
        }}
        onSelectionChange={(key) => {
          const chosen = options.find((option) => option.value === key);
          if (!chosen) return;
          setText(chosen.label);
          onChange(chosen);
        }}
        onOpenChange={setOpen}
        onBlur={() => {
          setText(value?.label ?? '');
          onBlur?.();
        }}
      >
        <div
          css={[fieldStyles.box, fieldStyles.heights.md]}
          data-invalid={isInvalid ? '' : undefined}
          data-disabled={isDisabled ? '' : undefined}
        >
          <Input
            ref={ref}
            id={id}
            css={fieldStyles.input}
            placeholder={placeholder ?? ''}
            aria-describedby={describedBy}
          />
          {isOpen && state === 'loading' && <Spinner />}
          <Button css={styles.open} aria-label={t('combobox.open')}>
            <Icon name="chevron-down" />
          </Button>
        </div>
        <Popover css={popupStyles.popup} style={{ width: 'var(--trigger-width)' }} offset={6}>
          <ListBox
            css={popupStyles.list}
            items={matching}
            renderEmptyState={() => <div css={popupStyles.empty}>{message[state]}</div>}
          >
            {(option) => (
              <ListBoxItem
                id={option.value}
                css={popupStyles.item}
                textValue={option.label}
                isDisabled={option.isDisabled ?? false}
              >
                {option.avatar && <Avatar name={option.label} src={option.avatar.src} />}
                <span css={popupStyles.words}>
                  <span css={[popupStyles.label, option.value === value?.value && popupStyles.chosen]}>
                    {option.label}
                  </span>
                  {option.description && <span css={popupStyles.description}>{option.description}</span>}
                </span>
                {option.count !== undefined && <span css={popupStyles.count}>{option.count}</span>}
                <span css={popupStyles.tick}>{option.value === value?.value && <Icon name="check" />}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
};
