import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/index.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { uiTexts } from '../texts/index.ts';
import type { SelectAllProps } from './bulk-bar.tsx';
import * as styles from './card-select-all.styles.ts';
import { useClearOnEscape } from './use-clear-on-escape.ts';

/** Props of `CardSelectAll`. */
export type CardSelectAllProps = { count: number; selectAll: SelectAllProps; onClear: () => void };

/** The line above the cards of a list: selects all of them, or says how many are selected. */
export const CardSelectAll = ({ count, selectAll, onClear }: CardSelectAllProps) => {
  const { t } = uiTexts.useTexts();
  const format = useFormat();
  const isEmpty = count === 0;
  return (
    <div css={styles.head}>
      <Checkbox
        {...selectAll}
        css={styles.selectAll}
        label={<span css={!isEmpty && styles.hidden}>{t('table.selectAll')}</span>}
      />
      <span css={styles.count} role="status">
        {!isEmpty && t('table.selected', { count: format.count(count) })}
      </span>
      {!isEmpty && (
        <button type="button" css={styles.clear} onClick={onClear}>
          {t('table.clearSelection')}
        </button>
      )}
    </div>
  );
};

/** Props of `CardActions`. */
export type CardActionsProps = {
  count: number;
  /** Actions on the selected cards. */
  children: ReactNode;
  onClear: () => void;
};

/** The actions on the selected cards, at the bottom of the window while the list is in view. */
export const CardActions = ({ count, children, onClear }: CardActionsProps) => {
  const { t } = uiTexts.useTexts();
  const format = useFormat();
  useClearOnEscape(onClear);
  return (
    <div css={styles.actions} role="toolbar" aria-label={t('table.selected', { count: format.count(count) })}>
      {children}
    </div>
  );
};
