import { Icon } from '@portal/shared/ui/controls';
import { useState } from 'react';
import type { Found } from './found.ts';
import { paletteTexts } from './palette-texts.ts';
import * as styles from './palette.styles.ts';
import type { Group } from './use-results.ts';

function Picture({ found }: { found: Found }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <span css={styles.picture} aria-hidden>
      {found.picture && !hasFailed ? (
        <img src={found.picture} alt="" loading="lazy" onError={() => setFailed(true)} />
      ) : (
        <Icon name={found.icon} />
      )}
    </span>
  );
}

type ResultProps = {
  found: Found;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

function Result({ found, id, isActive, onPoint, onChoose }: ResultProps) {
  return (
    // The keys of the list are the box's, which keeps the focus.
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
      <Picture found={found} />
      <span css={styles.words}>
        <span css={styles.label}>{found.label}</span>{' '}
        {found.note && <span css={styles.note}>{found.note}</span>}
      </span>
    </div>
  );
}

export type ResultListProps = {
  id: string;
  groups: readonly Group[];
  active: Found | undefined;
  optionId: (found: Found, group: Group) => string;
  onPoint: (found: Found) => void;
  onChoose: (found: Found) => void;
};

/** What was found, by kind. */
export function ResultList({ id, groups, active, optionId, onPoint, onChoose }: ResultListProps) {
  const { t } = paletteTexts.useTexts();
  return (
    <div id={id} role="listbox" aria-label={t('results')}>
      {groups.map((group) => (
        <div key={group.kind} role="group" css={styles.group} aria-labelledby={`${id}-${group.kind}`}>
          <p id={`${id}-${group.kind}`} css={styles.groupTitle}>
            {t(group.kind)}
          </p>
          {group.items.map((found) => (
            <Result
              key={found.id}
              found={found}
              id={optionId(found, group)}
              isActive={found === active}
              onPoint={() => onPoint(found)}
              onChoose={() => onChoose(found)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
