import type { SortableColumn, TableSort } from './table-column.ts';

/** Returns the sort order of the first click on a column: descending for numbers, ascending for texts by default. */
export const getFirstOrder = (column: SortableColumn): TableSort['order'] =>
  column.firstOrder ?? (column.kind === 'number' ? 'desc' : 'asc');

/** Returns the sort after a click on a column's header; a second click reverses the order. */
export const getNextSort = (column: SortableColumn, sort: TableSort | undefined): TableSort => {
  if (sort?.id !== column.id) return { id: column.id, order: getFirstOrder(column) };
  return { id: column.id, order: sort.order === 'asc' ? 'desc' : 'asc' };
};
