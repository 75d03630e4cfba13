import { useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { FailedPopup } from '../lazy/lazy-failed-popup.tsx';
import { usePreloadAtRest } from '../lazy/likely-code.ts';
import { suppressAriaStyle } from '../parts/suppress-aria-style.ts';
import { assignRef } from '../parts/assign-ref.ts';
import type { IconName } from '../parts/icons.ts';
import type { SelectOption } from '../parts/select-option.ts';
import { FilterTrigger } from './filter-trigger.tsx';

// The list is loaded with its part of react-aria.
const SelectPopup = lazyComponent(async () => {
  suppressAriaStyle();
  return (await import('../overlay/select-popup.tsx')).SelectPopup;
}, FailedPopup);

/** Props of `FilterSelect`. */
export type FilterSelectProps<Value extends string> = {
  /** Shown in grey before the value; also the accessible name of the list. */
  label: string;
  /** Hides the label visually, e.g. in a table cell, but not from screen readers. */
  isLabelHidden?: boolean;
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  icon?: IconName;
  placeholder?: string | undefined;
  /** A search box above the list. @default from 8 options on */
  isSearchable?: boolean | undefined;
  searchPlaceholder?: string;
  /**
   * Called debounced with the text of the search box, and with an empty text when the list closes, for `options` that are
   * found elsewhere; without it the list filters its options.
   */
  onSearch?: ((text: string) => void) | undefined;
  /** The label of a value that is not among `options`. */
  valueLabel?: string | undefined;
  isDisabled?: boolean | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md';
  isBlock?: boolean;
  id?: string;
  isInvalid?: boolean;
  /** Id of the element that describes it, e.g. an error message. */
  describedBy?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
  className?: string | undefined;
};

const SEARCH_FROM = 8;

/** A select in the style of a filter button. */
export const FilterSelect = <Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  icon,
  placeholder,
  isSearchable = options.length >= SEARCH_FROM,
  searchPlaceholder,
  onSearch,
  valueLabel,
  isDisabled = false,
  size,
  isBlock,
  id,
  isInvalid = false,
  describedBy,
  onBlur,
  ref,
  className,
}: FilterSelectProps<Value>) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value)?.label ?? valueLabel;
  const preload = () => void SelectPopup.preload();
  usePreloadAtRest(SelectPopup.preload);

  const close = () => {
    setOpen(false);
    onSearch?.('');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  };
  const handleChoose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option && option.value !== value) onChange(option.value);
    close();
  };

  return (
    <>
      <FilterTrigger
        ref={(button) => {
          trigger.current = button;
          assignRef(ref, button);
        }}
        id={id}
        data-invalid={isInvalid ? '' : undefined}
        aria-describedby={describedBy}
        onBlur={onBlur}
        className={className}
        name={isLabelHidden ? undefined : label}
        value={chosen}
        placeholder={placeholder}
        icon={icon}
        size={size}
        isBlock={isBlock}
        disabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        {...(isLabelHidden && { 'aria-label': `${label} ${chosen ?? placeholder ?? ''}`.trim() })}
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={handleKeyDown}
        onClick={() => (isOpen ? close() : setOpen(true))}
      />
      {isOpen && (
        <SelectPopup
          triggerRef={trigger}
          label={label}
          options={options}
          value={value}
          isSearchable={isSearchable}
          searchPlaceholder={searchPlaceholder}
          onSearch={onSearch}
          onChoose={handleChoose}
          onClose={close}
        />
      )}
    </>
  );
};
