import { useLayoutEffect, useMemo, useRef } from 'react';
import type { AllBox } from './bulk-bar.tsx';
import type { TableSelection } from './table-column.ts';

/**
 * The box that stands for all rows of a table. It changes its place when the first row is chosen or the last one let
 * go; where the focus goes away with it, or with the bar it stands in, it takes it along.
 */
export const useAllBox = <Data extends object>(
  rows: readonly Data[],
  rowId: (row: Data) => string,
  selection: TableSelection<Data> | undefined,
): { all: AllBox | undefined; count: number; clear: () => void } => {
  const box = useRef<HTMLInputElement>(null);
  const takesFocus = useRef(false);
  const selected = selection?.selected;
  const isSelectable = selection?.isSelectable;
  const selectable = () => rows.filter((row) => isSelectable?.(row) ?? true).map(rowId);
  const count = selected?.size ?? 0;
  // Of a hundred thousand rows this is asked for only once some are chosen.
  const isChecked = useMemo(
    () => {
      const ids = selected && selected.size > 0 ? selectable() : [];
      return ids.length > 0 && ids.every((id) => selected?.has(id));
    },
    // The same rows have the same ids, whichever function tells them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [rows, isSelectable, selected],
  );
  const hasBar = count > 0;
  useLayoutEffect(() => {
    const wasPressed = takesFocus.current;
    takesFocus.current = false;
    // Only what went away with its focus hands it on.
    if (wasPressed && document.activeElement === document.body) box.current?.focus();
  }, [hasBar]);

  if (!selection) return { all: undefined, count, clear: () => undefined };
  const change = (next: ReadonlySet<string>) => {
    takesFocus.current = next.size > 0 !== hasBar;
    selection.onChange(next);
  };
  return {
    count,
    clear: () => change(new Set()),
    all: {
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
