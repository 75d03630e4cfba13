import type { TableColumn } from './table-column.ts';

/** Of columns that do not say it, where widths cannot follow the rows. */
const COLUMN_WIDTH = 128;
const FIRST_COLUMN_WIDTH = 260;

/** A column's width where not all rows are drawn; the first one takes what is left. */
export const fixedWidth = <Data extends object>(
  column: TableColumn<Data>,
  isFirst: boolean,
): number | undefined => column.width ?? (isFirst ? undefined : COLUMN_WIDTH);

/** Narrower than this the table scrolls sideways. */
export const leastWidth = <Data extends object>(columns: readonly TableColumn<Data>[]): number =>
  columns.reduce((sum, column, index) => sum + (fixedWidth(column, index === 0) ?? FIRST_COLUMN_WIDTH), 0);
