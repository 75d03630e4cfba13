import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { staleStyle } from '../parts/stale.styles.ts';
import * as styles from './table.styles.ts';
import { OVERSCAN, useFocusedRow, computeVirtualParts } from './virtual-parts.ts';

/** Estimated height in pixels until a card is measured: two lines of title, one of details, one of figures. */
const ESTIMATED_HEIGHT = 140;

/** Props of `VirtualCards`. */
export type VirtualCardsProps<Data extends object> = {
  label: string;
  rows: readonly Data[];
  rowId: (row: Data) => string;
  renderCard: (row: Data) => ReactNode;
  isRefetching: boolean;
};

/** Virtualised cards, which scroll with the page. */
export const VirtualCards = <Data extends object>({
  label,
  rows,
  rowId,
  renderCard,
  isRefetching,
}: VirtualCardsProps<Data>) => {
  const [top, setTop] = useState(0);
  const { rangeExtractor, focusProps } = useFocusedRow();
  // Memoised, since a new function makes the virtualizer measure every card again.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row ? rowId(row) : index;
    },
    // `rowId` may be a new function in each render, but returns the same ids.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [rows],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor,
  });
  return (
    <ul
      ref={(list) => {
        if (list) setTop(list.getBoundingClientRect().top + window.scrollY);
      }}
      css={[styles.virtualCards, isRefetching && staleStyle]}
      aria-label={label}
      aria-busy={isRefetching}
      {...focusProps}
    >
      {computeVirtualParts(virtualizer.getVirtualItems(), virtualizer.getTotalSize(), top).map((part) => {
        if (part.kind === 'gap')
          return <li key={part.id} style={{ height: part.height }} role="presentation" aria-hidden />;
        const row = rows[part.index];
        return (
          row && (
            <li
              key={rowId(row)}
              ref={virtualizer.measureElement}
              data-index={part.index}
              aria-setsize={rows.length}
              aria-posinset={part.index + 1}
            >
              {renderCard(row)}
            </li>
          )
        );
      })}
    </ul>
  );
};
