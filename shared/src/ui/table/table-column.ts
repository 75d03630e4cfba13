import type { ReactNode } from 'react';

/** A column of a `DataTable`; the first one is the row header and stays in view. */
export type TableColumn<Row> = {
  id: string;
  header: string;
  /** Hides the header visually, e.g. above row menus, but not from screen readers. */
  isHeaderHidden?: boolean;
  /** Secondary text after the header: a unit, e.g. `1,000회`. */
  unit?: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned with tabular digits. @default 'text' */
  kind?: 'text' | 'number';
  /** Shown in a secondary colour. */
  isSecondary?: boolean;
  /** Shown in bold. */
  isStrong?: boolean;
  isSortable?: boolean;
  /** The sort order of the first click. @default 'desc' for numbers, else 'asc' */
  firstOrder?: 'asc' | 'desc';
  /** The cell in the total row. */
  total?: ReactNode;
  /** Width in pixels; the first column takes the rest. */
  width?: number;
  /** Of the first column: the `minWidth` of its `TitleCell`, for skeleton rows. @default 180 */
  minWidth?: number;
};

/** What the header of a sortable column needs to know of it. */
export type SortableColumn = Pick<TableColumn<never>, 'id' | 'header' | 'unit' | 'kind' | 'firstOrder'>;

/** Column and order by which the rows are sorted. */
export type TableSort = { id: string; order: 'asc' | 'desc' };

/** The selected rows by id, and how they can be selected. */
export type TableSelection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Accessible name of a row's checkbox, e.g. the channel's name. */
  rowName: (row: Row) => string;
  isSelectable?: (row: Row) => boolean;
  /** Buttons of the bulk bar. */
  actions: ReactNode;
};

/** The current page of a list; `size` and `total` count rows. */
export type TablePage = {
  /** From 0. */
  page: number;
  size: number;
  total: number;
  onChange: (page: number) => void;
};
