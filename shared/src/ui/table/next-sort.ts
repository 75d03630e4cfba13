import type { TableColumn, TableSort } from './table-column.ts';

/** The order of a column's first press: the largest numbers first, words from the beginning. */
export const firstOrderOf = <Row>(column: TableColumn<Row>): TableSort['order'] =>
  column.firstOrder ?? (column.kind === 'number' ? 'desc' : 'asc');

/** What a press on a column's header asks for; a second one turns the order around. */
export const nextSort = <Row>(column: TableColumn<Row>, sort: TableSort | undefined): TableSort => {
  if (sort?.id !== column.id) return { id: column.id, order: firstOrderOf(column) };
  return { id: column.id, order: sort.order === 'asc' ? 'desc' : 'asc' };
};
