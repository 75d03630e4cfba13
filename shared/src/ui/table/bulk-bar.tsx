import type { ReactNode } from 'react';
import { useFormat, wrapText } from '../../i18n/index.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import type { CheckboxProps } from '../controls/checkbox.tsx';
import { Kbd } from '../controls/kbd.tsx';
import { uiTexts } from '../texts/index.ts';
import * as styles from './table-tools.styles.ts';
import { useClearOnEscape } from './use-clear-on-escape.ts';

/** Props of the select-all checkbox, which is in the header or, while rows are selected, in the bulk bar. */
export type SelectAllProps = Pick<CheckboxProps, 'isChecked' | 'isIndeterminate' | 'onChange' | 'ref'>;

/** Props of `BulkBar`. */
export type BulkBarProps = {
  count: number;
  selectAll: SelectAllProps;
  /** Actions on the selected rows. */
  children: ReactNode;
  onClear: () => void;
};

/** Replaces the tool row while rows are selected; Escape clears the selection. */
export const BulkBar = ({ count, selectAll, children, onClear }: BulkBarProps) => {
  const { t } = uiTexts.useTexts();
  const format = useFormat();
  useClearOnEscape(onClear);
  return (
    <div css={styles.bulk} role="toolbar" aria-label={t('table.selected', { count: format.count(count) })}>
      <Checkbox {...selectAll} css={styles.bulkBox} label={t('table.selectAll')} isLabelHidden />
      <span css={styles.bulkCount} role="status">
        {t('table.selected', { count: format.count(count) })}
      </span>
      <span css={styles.bulkDivider} aria-hidden />
      {wrapText(children)}
      <button type="button" css={styles.clear} onClick={onClear}>
        <span>{t('table.clearSelection')}</span>
        <Kbd>Esc</Kbd>
      </button>
    </div>
  );
};
