import { useLayoutEffect, useMemo, useRef } from 'react';
import type { SelectAllProps } from './bulk-bar.tsx';
import type { TableSelection } from './table-column.ts';

/**
 * The select-all checkbox of a table. It moves between header and bulk bar when the first row is selected or the last one
 * deselected; the focus moves with it when its element, or the bar, is removed.
 */
export const useSelectAll = <Data extends object>(
  rows: readonly Data[],
  rowId: (row: Data) => string,
  selection: TableSelection<Data> | undefined,
): { selectAll: SelectAllProps | undefined; selectedCount: number; clearSelection: () => void } => {
  const box = useRef<HTMLInputElement>(null);
  const restoresFocus = useRef(false);
  const selected = selection?.selected;
  const isSelectable = selection?.isSelectable;
  const selectable = () => rows.filter((row) => isSelectable?.(row) ?? true).map(rowId);
  const selectedCount = selected?.size ?? 0;
  // Computed only while rows are selected, since there may be a hundred thousand.
  const isChecked = useMemo(
    () => {
      const ids = selected && selected.size > 0 ? selectable() : [];
      return ids.length > 0 && ids.every((id) => selected?.has(id));
    },
    // `rowId` may be a new function in each render, but returns the same ids.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [rows, isSelectable, selected],
  );
  const hasBar = selectedCount > 0;
  useLayoutEffect(() => {
    const wasPressed = restoresFocus.current;
    restoresFocus.current = false;
    // The focus is on the body only if the focused element was removed.
    if (wasPressed && document.activeElement === document.body) box.current?.focus();
  }, [hasBar]);

  if (!selection) return { selectAll: undefined, selectedCount, clearSelection: () => undefined };
  const change = (next: ReadonlySet<string>) => {
    restoresFocus.current = next.size > 0 !== hasBar;
    selection.onChange(next);
  };
  return {
    selectedCount,
    clearSelection: () => change(new Set()),
    selectAll: {
      ref: box,
      isChecked,
      isIndeterminate: hasBar && !isChecked,
      onChange: (isOn) => {
        const next = new Set(selection.selected);
        for (const id of selectable()) {
          if (isOn) next.add(id);
          else next.delete(id);
        }
        change(next);
      },
    },
  };
};
