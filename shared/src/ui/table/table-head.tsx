import { rem } from '../../theme/index.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { unitBeside } from '../parts/unit-beside.ts';
import { uiTexts } from '../texts/index.ts';
import { getFixedWidth } from './column-widths.ts';
import type { SelectAllProps } from './bulk-bar.tsx';
import { SortHeader } from './sort-header.tsx';
import type { TableColumn, TableSort } from './table-column.ts';
import * as styles from './table.styles.ts';

type HeadCellProps<Data extends object> = {
  column: TableColumn<Data>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  isFirst: boolean;
  isBesideCheck: boolean;
  width: number | undefined;
};

const HeadCell = <Data extends object>({
  column,
  sort,
  onSortChange,
  isFirst,
  isBesideCheck,
  width,
}: HeadCellProps<Data>) => {
  const sized = { width: width && rem(width) };
  const isNumber = column.kind === 'number';
  const unit = unitBeside(column.header, column.unit);
  const cell = [
    styles.headCell,
    isNumber && styles.number,
    isNumber && { fontSize: '12px' },
    isFirst && styles.firstCell,
    isFirst && isBesideCheck && styles.besideCheck,
  ];
  if (column.isSortable)
    return <SortHeader css={cell} style={sized} column={column} sort={sort} onSortChange={onSortChange} />;
  return (
    <th scope="col" css={cell} style={sized}>
      <span css={column.isHeaderHidden ? styles.visuallyHidden : styles.headWords}>
        <span>{column.header}</span>
        {unit && <span css={styles.unit}>{unit}</span>}
      </span>
    </th>
  );
};

/** Props of `TableHead`. */
export type TableHeadProps<Data extends object> = {
  columns: readonly TableColumn<Data>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  /** Whether rows can be selected. */
  hasSelection: boolean;
  /** The select-all checkbox, unless it is in the bulk bar. */
  selectAll: SelectAllProps | undefined;
  /** Whether columns have fixed widths, as in a virtualised table. */
  hasFixedWidths: boolean;
};

/** The header row; the header of a sortable column is a button. */
export const TableHead = <Data extends object>({
  columns,
  sort,
  onSortChange,
  hasSelection,
  selectAll,
  hasFixedWidths,
}: TableHeadProps<Data>) => {
  const { t } = uiTexts.useTexts();
  return (
    <thead>
      <tr>
        {hasSelection && (
          <td css={[styles.headCell, styles.checkCell]}>
            {selectAll && <Checkbox {...selectAll} label={t('table.selectAll')} isLabelHidden />}
          </td>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.id}
            {...{ column, sort, onSortChange }}
            isFirst={index === 0}
            isBesideCheck={hasSelection}
            width={hasFixedWidths ? getFixedWidth(column, index === 0) : column.width}
          />
        ))}
      </tr>
    </thead>
  );
};
