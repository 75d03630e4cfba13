import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/index.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import type { CheckboxProps } from '../controls/checkbox.tsx';
import { Kbd } from '../controls/kbd.tsx';
import { uiTexts } from '../texts/index.ts';
import * as styles from './table-tools.styles.ts';

/** The box that stands for all rows: in the header, and in the bar while rows are chosen. */
export type AllBox = Pick<CheckboxProps, 'isChecked' | 'isIndeterminate' | 'onChange' | 'ref'>;

/** Props of `BulkBar`. */
export type BulkBarProps = {
  count: number;
  all: AllBox;
  /** What can be done with all of them. */
  children: ReactNode;
  onClear: () => void;
};

/** Stands in place of the tool row while rows are chosen; Escape lets go of them. */
export const BulkBar = ({ count, all, children, onClear }: BulkBarProps) => {
  const { t } = uiTexts.useTexts();
  const format = useFormat();
  const clear = useEffectEvent(onClear);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      // A menu or dialog that is open takes its own Escape first.
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')
      )
        clear();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return (
    <div css={styles.bulk} role="toolbar" aria-label={t('table.selected', { count: format.count(count) })}>
      <Checkbox {...all} css={styles.bulkBox} label={t('table.selectAll')} isLabelHidden />
      <span css={styles.bulkCount} role="status">
        {t('table.selected', { count: format.count(count) })}
      </span>
      <span css={styles.bulkDivider} aria-hidden />
      {children}
      <button type="button" css={styles.clear} onClick={onClear}>
        {t('table.clearSelection')}
        <Kbd>Esc</Kbd>
      </button>
    </div>
  );
};
