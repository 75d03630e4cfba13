import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { outdated } from '../parts/outdated.styles.ts';
import * as styles from './table.styles.ts';
import { OVERSCAN, useFocusedRow, virtualParts } from './virtual-parts.ts';

/** Until one has been measured: a title of two lines, a line of facts, a line of figures. */
const USUAL_HEIGHT = 140;

/** Props of `VirtualCards`. */
export type VirtualCardsProps<Data extends object> = {
  label: string;
  rows: readonly Data[];
  rowId: (row: Data) => string;
  renderCard: (row: Data) => ReactNode;
  isRefetching: boolean;
};

/** Of very many cards those that are in view; they scroll with the page. */
export const VirtualCards = <Data extends object>({
  label,
  rows,
  rowId,
  renderCard,
  isRefetching,
}: VirtualCardsProps<Data>) => {
  const [top, setTop] = useState(0);
  const { rangeExtractor, focusProps } = useFocusedRow();
  // A new function would have every card of the list measured again at every step.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row ? rowId(row) : index;
    },
    // The same rows have the same ids, whichever function tells them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [rows],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => USUAL_HEIGHT,
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
      css={[styles.virtualCards, isRefetching && outdated]}
      aria-label={label}
      aria-busy={isRefetching}
      {...focusProps}
    >
      {virtualParts(virtualizer.getVirtualItems(), virtualizer.getTotalSize(), top).map((part) => {
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
