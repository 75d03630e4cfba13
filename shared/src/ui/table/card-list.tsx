import type { ReactNode, RefCallback } from 'react';
import { Skeleton } from '../parts/skeleton.tsx';
import { RowCard } from './row-card.tsx';
import { staleStyle } from '../parts/stale.styles.ts';
import * as styles from './table.styles.ts';

/** Props of `CardList`. */
export type CardListProps<Data extends object> = {
  label: string;
  rows: readonly Data[];
  rowId: (row: Data) => string;
  renderCard: (row: Data) => ReactNode;
  isLoading: boolean;
  isRefetching: boolean;
  skeletonRows: number;
  /** The list's element, which is focused after its page has changed. */
  ref?: RefCallback<HTMLElement>;
};

/** The rows of a table as cards, for phones. */
export const CardList = <Data extends object>({
  label,
  rows,
  rowId,
  renderCard,
  isLoading,
  isRefetching,
  skeletonRows,
  ref,
}: CardListProps<Data>) => (
  <ul
    ref={ref}
    tabIndex={-1}
    css={[styles.cards, isRefetching && staleStyle]}
    aria-label={label}
    aria-busy={isLoading || isRefetching}
  >
    {isLoading
      ? Array.from({ length: skeletonRows }, (_, index) => (
          <li key={index} aria-hidden>
            <RowCard
              media={<Skeleton width={42} height={72} />}
              title={<Skeleton width="70%" height={16} css={styles.line} />}
              meta={<Skeleton width="40%" css={styles.line} />}
            >
              <Skeleton height={36} css={styles.figuresPlace} />
            </RowCard>
          </li>
        ))
      : rows.map((row) => <li key={rowId(row)}>{renderCard(row)}</li>)}
  </ul>
);
