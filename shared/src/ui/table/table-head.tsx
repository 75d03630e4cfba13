import { Checkbox } from '../controls/checkbox.tsx';
import { Icon } from '../parts/icon.tsx';
import { uiTexts } from '../texts/index.ts';
import { fixedWidth } from './column-widths.ts';
import type { AllBox } from './bulk-bar.tsx';
import type { TableColumn } from './table-column.ts';
import * as styles from './table.styles.ts';
import type { EngineHeader } from './use-data-table.ts';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

type HeadCellProps<Data extends object> = {
  header: EngineHeader<Data>;
  column: TableColumn<Data>;
  isFirst: boolean;
  isBesideCheck: boolean;
  width: number | undefined;
};

const HeadCell = <Data extends object>({
  header,
  column,
  isFirst,
  isBesideCheck,
  width,
}: HeadCellProps<Data>) => {
  const isNumber = column.kind === 'number';
  const sorted = header.column.getIsSorted();
  const unit = column.unit && <span css={styles.unit}>{column.unit}</span>;
  return (
    <th
      scope="col"
      css={[
        styles.headCell,
        isNumber && styles.number,
        isNumber && { fontSize: '12px' },
        isFirst && styles.firstCell,
        isFirst && isBesideCheck && styles.besideCheck,
      ]}
      style={{ width }}
      {...(header.column.getCanSort() && { 'aria-sort': sorted ? ARIA_SORT[sorted] : 'none' })}
    >
      {header.column.getCanSort() ? (
        <button type="button" css={styles.sortButton} onClick={() => header.column.toggleSorting()}>
          {column.header}
          {unit}
          <Icon
            name={(sorted || header.column.getFirstSortDir()) === 'asc' ? 'arrow-up' : 'arrow-down'}
            size={13}
            css={!sorted && styles.idleArrow}
          />
        </button>
      ) : (
        <span css={column.isHeaderHidden ? styles.visuallyHidden : styles.headWords}>
          {column.header}
          {unit}
        </span>
      )}
    </th>
  );
};

/** Props of `TableHead`. */
export type TableHeadProps<Data extends object> = {
  headers: readonly EngineHeader<Data>[];
  columns: ReadonlyMap<string, TableColumn<Data>>;
  /** Rows can be chosen. */
  hasSelection: boolean;
  /** The box above all boxes, unless the bar has it. */
  all: AllBox | undefined;
  /** Widths cannot follow the rows. */
  isFixed: boolean;
};

/** The header row; a sortable column's words are the button that sorts by it. */
export const TableHead = <Data extends object>({
  headers,
  columns,
  hasSelection,
  all,
  isFixed,
}: TableHeadProps<Data>) => {
  const { t } = uiTexts.useTexts();
  return (
    <thead>
      <tr>
        {hasSelection && (
          <td css={[styles.headCell, styles.checkCell]}>
            {all && <Checkbox {...all} label={t('table.selectAll')} isLabelHidden />}
          </td>
        )}
        {headers.map((header, index) => {
          const column = columns.get(header.column.id);
          return (
            column && (
              <HeadCell
                key={header.id}
                header={header}
                column={column}
                isFirst={index === 0}
                isBesideCheck={hasSelection}
                width={isFixed ? fixedWidth(column, index === 0) : column.width}
              />
            )
          );
        })}
      </tr>
    </thead>
  );
};
