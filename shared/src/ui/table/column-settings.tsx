import { css } from '@emotion/react';
import { Button } from '../controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { Popover } from '../overlay/popover.tsx';
import { uiTexts } from '../texts/index.ts';

const list = css({
  display: 'grid',
  gap: '4px',
  margin: 0,
  padding: '8px 12px',
  listStyle: 'none',
  '& > li > label': { minHeight: '32px', width: '100%' },
});

/** Props of `ColumnSettings`. */
export type ColumnSettingsProps = {
  /** The columns that can be hidden. */
  columns: readonly { id: string; header: string }[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
};

/** A button with a popover that hides and shows columns. */
export const ColumnSettings = ({ columns, hidden, onChange }: ColumnSettingsProps) => {
  const { t } = uiTexts.useTexts();
  return (
    <Popover
      label={t('table.columns')}
      placement="bottom end"
      width={220}
      isPadded={false}
      trigger={<Button icon="columns">{t('table.columns')}</Button>}
    >
      <ul css={list}>
        {columns.map((column) => (
          <li key={column.id}>
            <Checkbox
              label={column.header}
              isChecked={!hidden.includes(column.id)}
              onChange={(isChecked) =>
                onChange(isChecked ? hidden.filter((id) => id !== column.id) : [...hidden, column.id])
              }
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
};
