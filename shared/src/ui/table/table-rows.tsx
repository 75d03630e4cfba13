import { css } from '@emotion/react';
import type { SerializedStyles } from '@emotion/react';
import { memo } from 'react';
import type { MouseEvent, Ref } from 'react';
import { Checkbox } from '../controls/checkbox.tsx';
import { uiTexts } from '../texts/index.ts';
import type { TableColumn } from './table-column.ts';
import * as styles from './table.styles.ts';
import type { RowSelection } from './use-row-selection.ts';

/** Clicks on these elements do not open the row. */
const INTERACTIVE = 'a, button, input, label, select, textarea, [role="menuitem"]';

// Styles are serialised once per column, not in each of hundreds of cells.
const styleCache = new WeakMap<object, SerializedStyles>();

const getCellStyles = <Data extends object>(column: TableColumn<Data>): SerializedStyles => {
  const cached = styleCache.get(column);
  if (cached) return cached;
  const cellStyles = css([
    styles.cell,
    column.kind === 'number' && styles.number,
    column.isSecondary && styles.secondary,
    column.isStrong && styles.strong,
  ]);
  styleCache.set(column, cellStyles);
  return cellStyles;
};

const checkCellStyles = css([styles.cell, styles.checkCell]);
const headCellStyles = css([styles.cell, styles.firstCell]);
const headCellStylesBesideCheck = css([headCellStyles, styles.besideCheck]);
const openableRow = css([styles.row, styles.openable]);

/** Props of `TotalRow`. */
export type TotalRowProps<Data extends object> = {
  columns: readonly TableColumn<Data>[];
  hasSelection: boolean;
};

/** The total row, above all rows. */
export const TotalRow = <Data extends object>({ columns, hasSelection }: TotalRowProps<Data>) => {
  const { t } = uiTexts.useTexts();
  return (
    <tbody>
      <tr css={styles.totalRow}>
        {hasSelection && <td css={[styles.cell, styles.checkCell, styles.totalCell]} />}
        {columns.map((column, index) =>
          index === 0 ? (
            <th
              key={column.id}
              scope="row"
              css={[styles.cell, styles.firstCell, styles.totalCell, hasSelection && styles.besideCheck]}
            >
              {column.total ?? t('table.total')}
            </th>
          ) : (
            <td key={column.id} css={[getCellStyles(column), styles.totalCell]}>
              {column.total}
            </td>
          ),
        )}
      </tr>
    </tbody>
  );
};

/** Props of `DataRow`. */
export type DataRowProps<Data extends object> = RowSelection & {
  row: Data;
  id: string;
  columns: readonly TableColumn<Data>[];
  onOpen: ((row: Data) => void) | undefined;
  /** In a virtualised table: the row's index among all rows, from 0; `ref` measures its height. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
  /** Number of rows above the first one: header and total row. */
  headRows?: number;
};

const Row = <Data extends object>({
  row,
  id,
  columns,
  onOpen,
  isSelected,
  name,
  isSelectable = true,
  onSelect,
  index,
  ref,
  headRows = 1,
}: DataRowProps<Data>) => {
  const { t } = uiTexts.useTexts();
  const handleClick = (event: MouseEvent) => {
    if (!onOpen || (event.target instanceof Element && event.target.closest(INTERACTIVE))) return;
    // Selecting text is not a click.
    if (window.getSelection()?.isCollapsed === false) return;
    onOpen(row);
  };
  return (
    <tr
      ref={ref}
      css={onOpen ? openableRow : styles.row}
      data-interactive=""
      {...(name !== undefined && { 'aria-selected': isSelected })}
      {...(index !== undefined && { 'data-index': index, 'aria-rowindex': index + headRows + 1 })}
      onClick={handleClick}
    >
      {name !== undefined && (
        <td css={checkCellStyles}>
          <Checkbox
            label={t('table.selectRow', { name })}
            isLabelHidden
            isChecked={isSelected}
            isDisabled={!isSelectable}
            onChange={(isChecked) => onSelect?.(id, isChecked)}
          />
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <th
            key={column.id}
            scope="row"
            css={name === undefined ? headCellStyles : headCellStylesBesideCheck}
          >
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} css={getCellStyles(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
};

// `memo` loses the type of a generic component, hence the cast.
/** A memoised row; a click opens it when `onOpen` is set. */
export const DataRow = memo(Row) as typeof Row;
