import { useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { uiTexts } from '../texts/index.ts';
import { isComposing } from '../parts/composition.ts';
import { Icon } from '../parts/icon.tsx';
import { isFormField } from '../parts/is-form-field.ts';
import { visuallyHidden } from '../parts/interaction.styles.ts';
import * as styles from './field.styles.ts';
import { Kbd } from './kbd.tsx';
import { useDebouncedDraft } from './use-debounced-draft.ts';

/** Debounce of typing before a search. */
const DEBOUNCE_MS = 300;

/** Props of `SearchField`. */
export type SearchFieldProps = {
  /** The accessible name of the box. */
  label: string;
  value: string;
  /** Called debounced while typing, also during a composition, and at once on Enter and when cleared. */
  onChange: (value: string) => void;
  placeholder?: string;
  /** Debounce in milliseconds. @default 300 */
  delay?: number;
  /** Key that focuses the box from anywhere on the page; it is shown in the empty box. */
  shortcut?: '/';
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

/** A search box with a debounced `onChange`. */
export const SearchField = ({
  label,
  value,
  onChange,
  placeholder,
  delay = DEBOUNCE_MS,
  shortcut,
  size = 'md',
  className,
}: SearchFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { t } = uiTexts.useTexts();
  const { draft, setDraft, commit } = useDebouncedDraft(value, onChange, delay);

  // Before paint, so that no key is lost on a page one sees.
  useLayoutEffect(() => {
    if (!shortcut) return;
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== shortcut || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (isFormField(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [shortcut]);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') commit(draft);
    if (event.key === 'Escape' && draft !== '') {
      // The first Escape clears the box, the next one closes the surrounding dialog.
      event.stopPropagation();
      commit('');
    }
  };

  return (
    <div css={[styles.box, styles.heights[size]]} className={className} role="search">
      <Icon name="search" />
      <label htmlFor={id} css={visuallyHidden}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        css={styles.input}
        value={draft}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {draft !== '' && (
        <button
          type="button"
          css={styles.adornmentButton}
          aria-label={t('field.clear')}
          onClick={() => {
            commit('');
            input.current?.focus();
          }}
        >
          <Icon name="close" size={14} />
        </button>
      )}
      {draft === '' && shortcut && <Kbd>{shortcut}</Kbd>}
    </div>
  );
};
