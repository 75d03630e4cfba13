import { Icon, Kbd, visuallyHidden } from '@portal/shared/ui/controls';
import { Spinner } from '@portal/shared/ui/feedback';
import { Modal } from '@portal/shared/ui/overlay';
import { useId, useState, type KeyboardEvent, type RefCallback } from 'react';
import { usePortal } from '../portal/portal-context.tsx';
import { QueryProvider } from '../query-cache/query-provider.tsx';
import { useOpenAddress } from './actions/use-open-address.ts';
import type { PaletteItem } from './search-result.ts';
import { paletteTexts } from './palette-texts.ts';
import * as styles from './palette.styles.ts';
import { getRecentResults } from './recent-results.ts';
import { ResultList } from './result-list.tsx';
import { useSearchLabel } from './search-pages.ts';
import { useSearchResults, type ResultGroup } from './use-search-results.ts';

/** Safari ends an input-method composition before its last key event, which has only `keyCode` 229. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

const MOVE_BY_KEY: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 5, count - 1),
  PageUp: (at) => Math.max(at - 5, 0),
};

export type PaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  text: string;
  onTextChange: (text: string) => void;
  inputRef: RefCallback<HTMLInputElement>;
};

function Search({ isOpen, onClose, text, onTextChange, inputRef }: PaletteProps) {
  const { t } = paletteTexts.useTexts();
  const placeholder = useSearchLabel();
  const id = useId();
  const openAddress = useOpenAddress();
  const portal = usePortal();
  const [chosenId, setChosenId] = useState<string>();
  const { groups, isSearching, failed } = useSearchResults(text, onClose);
  // A page can be in two groups, `recent` and `pages`, so the id contains the group.
  const optionId = (result: PaletteItem, { kind }: ResultGroup) => `${id}-${kind}-${result.id}`;
  const all = groups.flatMap((group) =>
    group.items.map((result) => ({ result, optionId: optionId(result, group) })),
  );
  // By id, since each render lists new objects. A chosen result may be missing; Enter then opens the first one.
  const active = all.find((option) => option.optionId === chosenId) ?? all[0];

  const handleChoose = (result: PaletteItem) => {
    if ('run' in result) return result.run();
    getRecentResults(portal).add(result);
    openAddress(result.to);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || !active) return;
    const step = MOVE_BY_KEY[event.key];
    if (event.key === 'Enter') handleChoose(active.result);
    if (step) setChosenId(all[step(all.indexOf(active), all.length)]?.optionId);
    if (step || event.key === 'Enter') event.preventDefault();
  };
  const isEmpty = all.length === 0 && failed.length === 0 && !isSearching;

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('label')}
      header={
        <div css={styles.box}>
          {isSearching ? <Spinner size={20} /> : <Icon name="search" size={20} />}
          <input
            ref={inputRef}
            type="search"
            role="combobox"
            aria-label={t('label')}
            aria-expanded={all.length > 0}
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={active?.optionId}
            css={styles.input}
            value={text}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            // Typing is the purpose of the dialog.
            autoFocus
            onChange={(event) => onTextChange(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        </div>
      }
    >
      <div css={styles.results}>
        <ResultList
          id={id}
          groups={groups}
          activeId={active?.optionId}
          optionId={optionId}
          onPoint={setChosenId}
          onChoose={handleChoose}
        />
        {failed.map((kind) => (
          <p key={kind} css={styles.failed}>
            {t('failed', { group: t(kind) })}
          </p>
        ))}
        {isEmpty && (
          <div css={styles.empty}>
            <p>{t('none', { text: text.trim() })}</p>
            <p>{t('noneText')}</p>
          </div>
        )}
      </div>
      <p css={visuallyHidden} role="status">
        {isSearching ? t('searching') : t('count', { count: all.length })}
      </p>
      <p css={styles.keys} aria-hidden>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> <span>{t('move')}</span>
        </span>
        <span>
          <Kbd>↵</Kbd> <span>{t('open')}</span>
        </span>
      </p>
    </Modal>
  );
}

/** The command palette: searches pages, channels, videos and tracks, and runs actions. */
export function Palette(props: PaletteProps) {
  return (
    <QueryProvider>
      <Search {...props} />
    </QueryProvider>
  );
}
