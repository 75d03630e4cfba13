import { Icon } from '@portal/shared/ui/controls';
import { useState } from 'react';
import type { PaletteItem } from './search-result.ts';
import { paletteTexts } from './palette-texts.ts';
import * as styles from './palette.styles.ts';
import type { ResultGroup } from './use-search-results.ts';

function Picture({ result }: { result: PaletteItem }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <span css={styles.picture} aria-hidden>
      {result.picture && !hasFailed ? (
        <img src={result.picture} alt="" loading="lazy" onError={() => setFailed(true)} />
      ) : (
        <Icon name={result.icon} />
      )}
    </span>
  );
}

type ResultProps = {
  result: PaletteItem;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

function Result({ result, id, isActive, onPoint, onChoose }: ResultProps) {
  return (
    // Keyboard events are handled by the input, which keeps the focus.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      css={styles.option}
      ref={(element) => {
        if (isActive) element?.scrollIntoView?.({ block: 'nearest' });
      }}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      <Picture result={result} />
      <span css={styles.textBlock}>
        <span css={styles.label}>{result.label}</span>
        {result.note && <span css={styles.note}>{` ${result.note}`}</span>}
      </span>
    </div>
  );
}

export type ResultListProps = {
  id: string;
  groups: readonly ResultGroup[];
  activeId: string | undefined;
  optionId: (result: PaletteItem, group: ResultGroup) => string;
  onPoint: (optionId: string) => void;
  onChoose: (result: PaletteItem) => void;
};

/** The results in groups by kind. */
export function ResultList({ id, groups, activeId, optionId, onPoint, onChoose }: ResultListProps) {
  const { t } = paletteTexts.useTexts();
  return (
    <div id={id} role="listbox" aria-label={t('results')}>
      {groups.map((group) => (
        <div key={group.kind} role="group" css={styles.group} aria-labelledby={`${id}-${group.kind}`}>
          <p id={`${id}-${group.kind}`} css={styles.groupTitle}>
            {t(group.kind)}
          </p>
          {group.items.map((result) => (
            <Result
              key={result.id}
              result={result}
              id={optionId(result, group)}
              isActive={optionId(result, group) === activeId}
              onPoint={() => onPoint(optionId(result, group))}
              onChoose={() => onChoose(result)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
