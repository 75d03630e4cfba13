import { measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { useMemo } from 'react';
import type { TableColumn, TableSelection } from './table-column.ts';
import { DataRow } from './table-rows.tsx';
import * as styles from './table.styles.ts';
import { OVERSCAN, useFocusedRow, virtualParts } from './virtual-parts.ts';

/** Props of `VirtualRows`. */
export type VirtualRowsProps<Data extends object> = {
  rows: readonly Data[];
  rowId: (row: Data) => string;
  columns: readonly TableColumn<Data>[];
  selection: TableSelection<Data> | undefined;
  onOpen: ((row: Data) => void) | undefined;
  /** The box they scroll in. */
  scroller: HTMLElement | null;
  headRows: number;
};

/** Until a row has been measured, where the theme does not say how high rows are. */
const USUAL_HEIGHT = 60;

const rowHeightOf = (scroller: HTMLElement | null) =>
  (scroller && parseFloat(getComputedStyle(scroller).getPropertyValue('--row'))) || USUAL_HEIGHT;

/**
 * A new row counts as high as the theme says until the browser has laid it out, which tells of those that are not. To ask
 * each of them at once would have it lay the table out again and again in the middle of a scroll.
 */
const measureLater: typeof measureElement = (element, entry, virtualizer) => {
  if (entry) return measureElement(element, entry, virtualizer);
  const index = virtualizer.indexFromElement(element);
  return virtualizer.itemSizeCache.get(index) ?? virtualizer.options.estimateSize(index);
};

/** Of very many rows those that are in view; scrolling draws nothing but these again. */
export const VirtualRows = <Data extends object>(props: VirtualRowsProps<Data>) => {
  const { rows, rowId, columns, selection, onOpen, scroller, headRows } = props;
  const { rangeExtractor, focusProps } = useFocusedRow();
  const rowHeight = useMemo(() => rowHeightOf(scroller), [scroller]);
  // Heights are kept by place: by row, a new order would have those of all rows found anew.
  // Nothing here is memoized by a compiler, which is what the rule is about.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    measureElement: measureLater,
    overscan: OVERSCAN,
    rangeExtractor,
  });
  return (
    <tbody {...focusProps}>
      {virtualParts(virtualizer.getVirtualItems(), virtualizer.getTotalSize()).map((part) => {
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
            {...{ row, id, columns, selection, onOpen, headRows }}
            isSelected={selection?.selected.has(id) ?? false}
          />
        );
      })}
    </tbody>
  );
};
