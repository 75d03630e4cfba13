import { useNavigate } from '@portal/shared/routing';
import { Icon, Kbd, visuallyHidden } from '@portal/shared/ui/controls';
import { Spinner } from '@portal/shared/ui/feedback';
import { Modal } from '@portal/shared/ui/overlay';
import { useId, useState, type KeyboardEvent } from 'react';
import { usePortal } from '../portal/portal-context.tsx';
import { ServerData } from '../server-data/server-data.tsx';
import type { Found } from './found.ts';
import { paletteTexts } from './palette-texts.ts';
import * as styles from './palette.styles.ts';
import { recentOf } from './recent.ts';
import { ResultList } from './result-list.tsx';
import { useResults, type Group } from './use-results.ts';

/** Safari ends a composition before the key event that ended it, and only says 229. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 5, count - 1),
  PageUp: (at) => Math.max(at - 5, 0),
};

export type PaletteProps = { isOpen: boolean; onClose: () => void };

function Search({ isOpen, onClose }: PaletteProps) {
  const { t } = paletteTexts.useTexts();
  const id = useId();
  const navigate = useNavigate();
  const portal = usePortal();
  const [draft, setDraft] = useState('');
  const [chosen, setChosen] = useState<Found>();
  const { groups, isSearching, failed } = useResults(draft);
  const all = groups.flatMap(({ items }) => items);
  // What was pointed at may be gone with the next letter; Enter then takes the first.
  const active = chosen && all.includes(chosen) ? chosen : all[0];
  // One thing can be in two groups: opened last, and a page.
  const optionId = (found: Found, { kind }: Group) => `${id}-${kind}-${found.id}`;
  const activeGroup = groups.find(({ items }) => active && items.includes(active));

  const handleChoose = (found: Found) => {
    recentOf(portal).add(found);
    // Takes the palette's own step of the history: Back leads to the page it was opened on.
    void navigate(found.to, { replace: true });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || !active) return;
    const step = STEPS[event.key];
    if (event.key === 'Enter') handleChoose(active);
    if (step) setChosen(all[step(all.indexOf(active), all.length)]);
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
            type="search"
            role="combobox"
            aria-label={t('label')}
            aria-expanded={all.length > 0}
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={active && activeGroup && optionId(active, activeGroup)}
            css={styles.input}
            value={draft}
            placeholder={t('placeholder')}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            // The dialog was opened to type into it.
            autoFocus
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        </div>
      }
    >
      <div css={styles.results}>
        <ResultList
          id={id}
          groups={groups}
          active={active}
          optionId={optionId}
          onPoint={setChosen}
          onChoose={handleChoose}
        />
        {failed.map((kind) => (
          <p key={kind} css={styles.failed}>
            {t('failed', { group: t(kind) })}
          </p>
        ))}
        {isEmpty && (
          <div css={styles.empty}>
            <p>{t('none', { text: draft.trim() })}</p>
            <p>{t('noneText')}</p>
          </div>
        )}
      </div>
      <p css={visuallyHidden} role="status">
        {isSearching ? t('searching') : t('count', { count: all.length })}
      </p>
      <p css={styles.keys} aria-hidden>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('move')}
        </span>
        <span>
          <Kbd>↵</Kbd> {t('open')}
        </span>
      </p>
    </Modal>
  );
}

/** Finds pages, channels, videos and tracks from anywhere. */
export function Palette(props: PaletteProps) {
  return (
    <ServerData>
      <Search {...props} />
    </ServerData>
  );
}
