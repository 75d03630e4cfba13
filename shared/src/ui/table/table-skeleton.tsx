import { css } from '@emotion/react';
import { Skeleton } from '../parts/skeleton.tsx';
import type { TableColumn } from './table-column.ts';
import * as styles from './table.styles.ts';

const title = css({ display: 'flex', alignItems: 'center', gap: '12px' });
const words = css({ display: 'grid', gap: '8px', flex: 1, maxWidth: '420px' });
const end = css({ display: 'flex', justifyContent: 'flex-end' });

/** Widths of the title placeholders. */
const TITLE_WIDTHS = ['72%', '58%', '80%', '64%', '49%'] as const;

/** Props of `TableSkeleton`. */
export type TableSkeletonProps<Data extends object> = {
  columns: readonly TableColumn<Data>[];
  rows: number;
  hasSelection: boolean;
  /** Whether rows start with an image. */
  hasMedia: boolean;
};

/** Skeleton rows of the final height. */
export const TableSkeleton = <Data extends object>({
  columns,
  rows,
  hasSelection,
  hasMedia,
}: TableSkeletonProps<Data>) => (
  <tbody aria-hidden>
    {Array.from({ length: rows }, (_, index) => (
      <tr key={index} css={styles.row}>
        {hasSelection && (
          <td css={[styles.cell, styles.checkCell]}>
            <Skeleton width={16} height={16} />
          </td>
        )}
        {columns.map((column, position) =>
          position === 0 ? (
            // A row header as in the rows, whose padding as the only one differs from that of other cells.
            <th key={column.id} css={[styles.cell, styles.firstCell, hasSelection && styles.besideCheck]}>
              <div css={title} style={styles.fillColumn(column.minWidth)}>
                {hasMedia && <Skeleton width={27} height={36} css={{ flex: 'none' }} />}
                <div css={words}>
                  <Skeleton width={TITLE_WIDTHS[index % TITLE_WIDTHS.length] ?? '64%'} />
                  <Skeleton width="40%" height={10} />
                </div>
              </div>
            </th>
          ) : (
            <td key={column.id} css={styles.cell}>
              <div css={column.kind === 'number' && end}>
                {!column.isHeaderHidden && <Skeleton width={64} />}
              </div>
            </td>
          ),
        )}
      </tr>
    ))}
  </tbody>
);
