import { css } from '@emotion/react';
import type { SerializedStyles } from '@emotion/react';
import { memo } from 'react';
import type { MouseEvent, Ref } from 'react';
import { Checkbox } from '../controls/checkbox.tsx';
import { uiTexts } from '../texts/index.ts';
import type { TableColumn, TableSelection } from './table-column.ts';
import * as styles from './table.styles.ts';

/** A press on one of these means the thing itself, not its row. */
const OWN_PRESS = 'a, button, input, label, select, textarea, [role="menuitem"]';

// Styles are put together once, not in each of hundreds of cells.
const looks = new WeakMap<object, SerializedStyles>();

const cellLook = <Data extends object>(column: TableColumn<Data>): SerializedStyles => {
  const known = looks.get(column);
  if (known) return known;
  const look = css([
    styles.cell,
    column.kind === 'number' && styles.number,
    column.isSecondary && styles.secondary,
    column.isStrong && styles.strong,
  ]);
  looks.set(column, look);
  return look;
};

const checkLook = css([styles.cell, styles.checkCell]);
const headLook = css([styles.cell, styles.firstCell]);
const headLookBesideCheck = css([headLook, styles.besideCheck]);
const openableRow = css([styles.row, styles.openable]);

/** Props of `TotalRow`. */
export type TotalRowProps<Data extends object> = {
  columns: readonly TableColumn<Data>[];
  hasSelection: boolean;
};

/** The sums, above all rows. */
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
            <td key={column.id} css={[cellLook(column), styles.totalCell]}>
              {column.total}
            </td>
          ),
        )}
      </tr>
    </tbody>
  );
};

/** Props of `DataRow`. */
export type DataRowProps<Data extends object> = {
  row: Data;
  id: string;
  columns: readonly TableColumn<Data>[];
  selection: TableSelection<Data> | undefined;
  onOpen: ((row: Data) => void) | undefined;
  isSelected: boolean;
  /** Where not all rows are drawn: its place among all of them, from 0, and how its height is measured. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
  /** How many rows stand above the first one: header and totals. */
  headRows?: number;
};

const Row = <Data extends object>({
  row,
  id,
  columns,
  selection,
  onOpen,
  isSelected,
  index,
  ref,
  headRows = 1,
}: DataRowProps<Data>) => {
  const { t } = uiTexts.useTexts();
  const handleClick = (event: MouseEvent) => {
    if (!onOpen || (event.target instanceof Element && event.target.closest(OWN_PRESS))) return;
    // Marking a text is not a press.
    if (window.getSelection()?.isCollapsed === false) return;
    onOpen(row);
  };
  return (
    <tr
      ref={ref}
      css={onOpen ? openableRow : styles.row}
      data-interactive=""
      {...(selection && { 'aria-selected': isSelected })}
      {...(index !== undefined && { 'data-index': index, 'aria-rowindex': index + headRows + 1 })}
      onClick={handleClick}
    >
      {selection && (
        <td css={checkLook}>
          <Checkbox
            label={t('table.selectRow', { name: selection.rowName(row) })}
            isLabelHidden
            isChecked={isSelected}
            isDisabled={!(selection.isSelectable?.(row) ?? true)}
            onChange={(isChecked) => {
              const next = new Set(selection.selected);
              if (isChecked) next.add(id);
              else next.delete(id);
              selection.onChange(next);
            }}
          />
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} scope="row" css={selection ? headLookBesideCheck : headLook}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} css={cellLook(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
};

// The type of a generic component does not survive `memo`.
/** One row; a press anywhere opens it where it can be opened. Drawn again only when something of its own changes. */
export const DataRow = memo(Row) as typeof Row;
