import { measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { useMemo } from 'react';
import type { TableColumn, TableSelection } from './table-column.ts';
import { DataRow } from './table-rows.tsx';
import * as styles from './table.styles.ts';
import { useRowSelection } from './use-row-selection.ts';
import { OVERSCAN, useFocusedRow, computeVirtualParts } from './virtual-parts.ts';

/** Props of `VirtualRows`. */
export type VirtualRowsProps<Data extends object> = {
  rows: readonly Data[];
  rowId: (row: Data) => string;
  columns: readonly TableColumn<Data>[];
  selection: TableSelection<Data> | undefined;
  onOpen: ((row: Data) => void) | undefined;
  /** The scroll container. */
  scroller: HTMLElement | null;
  headRows: number;
};

/** Row height in pixels if the theme sets none. */
const DEFAULT_HEIGHT = 60;

const readRowHeight = (scroller: HTMLElement | null) =>
  (scroller && parseFloat(getComputedStyle(scroller).getPropertyValue('--row'))) || DEFAULT_HEIGHT;

/**
 * Uses the theme's height for a new row until the ResizeObserver reports its size: measuring each row synchronously would
 * force a layout per row while scrolling.
 */
const measureDeferred: typeof measureElement = (element, entry, virtualizer) => {
  if (entry) return measureElement(element, entry, virtualizer);
  const index = virtualizer.indexFromElement(element);
  return virtualizer.itemSizeCache.get(index) ?? virtualizer.options.estimateSize(index);
};

/** Virtualised rows. */
export const VirtualRows = <Data extends object>(props: VirtualRowsProps<Data>) => {
  const { rows, rowId, columns, selection, onOpen, scroller, headRows } = props;
  const { rangeExtractor, focusProps } = useFocusedRow();
  const selectionOf = useRowSelection(selection);
  const rowHeight = useMemo(() => readRowHeight(scroller), [scroller]);
  // Sizes are cached by index, not by row id, so that a new order does not invalidate them.
  // The rule is about the React Compiler, which is not used.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    measureElement: measureDeferred,
    overscan: OVERSCAN,
    rangeExtractor,
  });
  return (
    <tbody {...focusProps}>
      {computeVirtualParts(virtualizer.getVirtualItems(), virtualizer.getTotalSize()).map((part) => {
        if (part.kind === 'gap')
          return (
            <tr key={part.id} aria-hidden>
              <td
                css={styles.spacer}
                style={{ height: part.height }}
                colSpan={columns.length + (selection ? 1 : 0)}
              />
            </tr>
          );
        const row = rows[part.index];
        if (!row) return null;
        const id = rowId(row);
        return (
          <DataRow
            key={id}
            ref={virtualizer.measureElement}
            index={part.index}
            {...{ row, id, columns, onOpen, headRows }}
            {...selectionOf(row, id)}
          />
        );
      })}
    </tbody>
  );
};
