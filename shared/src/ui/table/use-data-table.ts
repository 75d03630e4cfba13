import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ColumnDef, Header, Row } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableColumn, TableSelection, TableSort } from './table-column.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

type Features = typeof features;

/** A row of the engine. */
export type EngineRow<Data extends object> = Row<Features, Data>;
/** A header of the engine. */
export type EngineHeader<Data extends object> = Header<Features, Data>;

export type DataTableOptions<Data extends object> = {
  columns: readonly TableColumn<Data>[];
  rows: readonly Data[];
  rowId: (row: Data) => string;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  selection: TableSelection<Data> | undefined;
  hiddenColumns: readonly string[];
};

/** The engine of a table whose order, selection and columns all belong to the caller. */
export const useDataTable = <Data extends object>({
  columns,
  rows,
  rowId,
  sort,
  onSortChange,
  selection,
  hiddenColumns,
}: DataTableOptions<Data>) => {
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<Features, Data> => ({
        id: column.id,
        header: column.header,
        // Without an accessor the engine takes a column for one that cannot be sorted.
        accessorFn: (row) => row,
        enableSorting: column.isSortable ?? false,
        sortDescFirst: (column.firstOrder ?? (column.kind === 'number' ? 'desc' : 'asc')) === 'desc',
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const sorting = sort ? [{ id: sort.id, desc: sort.order === 'desc' }] : [];
  const rowSelection = Object.fromEntries([...(selection?.selected ?? [])].map((id) => [id, true as const]));

  return useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: (row) => selection?.isSelectable?.(row.original) ?? selection !== undefined,
    state: {
      sorting,
      rowSelection,
      columnVisibility: Object.fromEntries(hiddenColumns.map((id) => [id, false])),
    },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      if (next) onSortChange?.({ id: next.id, order: next.desc ? 'desc' : 'asc' });
    },
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(rowSelection) : update;
      selection?.onChange(new Set(Object.keys(next)));
    },
  });
};
