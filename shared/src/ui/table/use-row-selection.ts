import { useCallback, useLayoutEffect, useRef } from 'react';
import type { TableSelection } from './table-column.ts';

/** What a row needs of the table's selection. */
export type RowSelection = {
  isSelected: boolean;
  /** Accessible name of the checkbox; undefined in a table without a selection. */
  name?: string;
  isSelectable?: boolean;
  onSelect?: (id: string, isSelected: boolean) => void;
};

/**
 * Returns a function from a row to its part of the selection. The parts hold no object that changes with each render of the
 * table, which would render every memoised row again.
 */
export const useRowSelection = <Data extends object>(selection: TableSelection<Data> | undefined) => {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  const onSelect = useCallback((id: string, isSelected: boolean) => {
    const next = new Set(latest.current?.selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    latest.current?.onChange(next);
  }, []);
  return (row: Data, id: string): RowSelection =>
    selection
      ? {
          isSelected: selection.selected.has(id),
          name: selection.rowName(row),
          isSelectable: selection.isSelectable?.(row) ?? true,
          onSelect,
        }
      : { isSelected: false };
};
