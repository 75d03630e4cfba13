import type { ReactNode } from 'react';

/** A column of a `DataTable`; the first one names the row and stays in view. */
export type TableColumn<Row> = {
  id: string;
  header: string;
  /** Reads the header out without showing it, e.g. above row menus. */
  isHeaderHidden?: boolean;
  /** Beside the header, quieter: the unit of a price, e.g. `1,000회`. */
  unit?: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand right, in digits of equal width. @default 'text' */
  kind?: 'text' | 'number';
  /** Less important numbers are quieter. */
  isSecondary?: boolean;
  /** The measure the table is about. */
  isStrong?: boolean;
  isSortable?: boolean;
  /** The order of the first press. @default 'desc' for numbers, else 'asc' */
  firstOrder?: 'asc' | 'desc';
  /** In the total row. */
  total?: ReactNode;
  /** In pixels; the first column takes what is left. */
  width?: number;
};

/** Which column the rows are ordered by. */
export type TableSort = { id: string; order: 'asc' | 'desc' };

/** Which rows are chosen, by their ids. */
export type TableSelection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Names a row's box, e.g. the channel's name. */
  rowName: (row: Row) => string;
  isSelectable?: (row: Row) => boolean;
  /** Buttons of the bar that replaces the tool row while something is chosen. */
  actions: ReactNode;
};

/** A page of a longer list. */
export type TablePage = {
  /** From 0. */
  page: number;
  size: number;
  total: number;
  onChange: (page: number) => void;
};
