import type { TableColumn } from './table-column.ts';

/** Default widths in pixels of columns in a virtualised table. */
const COLUMN_WIDTH = 128;
const FIRST_COLUMN_WIDTH = 260;

/** Returns the width in pixels of a column in a virtualised table; undefined for a first column that takes the rest. */
export const getFixedWidth = <Data extends object>(
  column: TableColumn<Data>,
  isFirst: boolean,
): number | undefined => column.width ?? (isFirst ? undefined : COLUMN_WIDTH);

/** Returns the width in pixels below which a virtualised table scrolls sideways. */
export const computeMinWidth = <Data extends object>(columns: readonly TableColumn<Data>[]): number =>
  columns.reduce((sum, column, index) => sum + (getFixedWidth(column, index === 0) ?? FIRST_COLUMN_WIDTH), 0);
