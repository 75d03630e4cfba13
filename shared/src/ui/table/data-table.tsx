import { useCallback, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { wrapText } from '../../i18n/index.ts';
import { rem } from '../../theme/index.ts';
import { useIsPhone } from '../parts/use-media.ts';
import { uiTexts } from '../texts/index.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CardList } from './card-list.tsx';
import { CardActions, CardSelectAll } from './card-select-all.tsx';
import { CardSelection } from './card-selection.ts';
import { computeMinWidth } from './column-widths.ts';
import { VirtualCards, VirtualRows } from './lazy-rows.tsx';
import { Pagination } from './pagination.tsx';
import { showListStart } from './show-list-start.ts';
import type { TableColumn, TablePage, TableSelection, TableSort } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { DataRow, TotalRow } from './table-rows.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import * as toolStyles from './table-tools.styles.ts';
import * as styles from './table.styles.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useSelectAll } from './use-select-all.ts';
import { useScrollState } from './use-scroll-state.ts';

/** Number of rows from which the table is virtualised and scrolls in a box. */
const MIN_VIRTUAL_ROWS = 101;

/** Default number of skeleton rows. */
const SKELETON_ROWS = 8;

/** Props of `DataTable`. */
export type DataTableProps<Data extends object> = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly TableColumn<Data>[];
  rows: readonly Data[];
  rowId: (row: Data) => string;
  sort?: TableSort | undefined;
  onSortChange?: (sort: TableSort) => void;
  /** Ids of hidden columns. */
  hiddenColumns?: readonly string[];
  /** Shows the total row, with `total` of each column. */
  hasTotal?: boolean;
  selection?: TableSelection<Data> | undefined;
  /** Called on a click on a row, except on its links and controls. */
  onRowOpen?: (row: Data) => void;
  /** The row above the header: title, search, buttons. */
  tools?: ReactNode;
  /** Shows skeleton rows. */
  isLoading?: boolean;
  /** Shows the rows as stale while newer ones are fetched. */
  isRefetching?: boolean;
  /** Replaces the table when there are no rows. */
  empty: ReactNode;
  /** Replaces the table after an error. */
  error?: ReactNode;
  /** Renders a row as a card on phones. @default phones scroll the table sideways */
  renderCard?: (row: Data) => ReactNode;
  page?: TablePage | undefined;
  skeletonRows?: number;
  /** Whether the skeleton rows start with an image. @default true */
  hasMedia?: boolean;
  className?: string;
};

const NONE: readonly string[] = [];

/**
 * A table with controlled sort order, selection and page. More than 100 rows are virtualised: only those in view are
 * rendered.
 */
export const DataTable = <Data extends object>(props: DataTableProps<Data>) => {
  const {
    label,
    columns,
    rows,
    rowId,
    selection,
    hiddenColumns = NONE,
    empty,
    error,
    page,
    renderCard,
  } = props;
  const { isLoading = false, isRefetching = false, skeletonRows = SKELETON_ROWS, hasMedia = true } = props;
  const { t } = uiTexts.useTexts();
  const isPhone = useIsPhone();
  const { ref, box, isOverflowing, isScrolled, hasMore } = useScrollState();
  const start = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const listRef = useCallback((element: HTMLElement | null) => {
    list.current = element;
  }, []);
  // Memoised by the joined ids, since callers may pass a new but equal array, which would render every row again.
  const hidden = hiddenColumns.join(' ');
  const shown = useMemo(() => {
    const ids = hidden.split(' ');
    return columns.filter((column) => !ids.includes(column.id));
  }, [columns, hidden]);
  const { selectAll, selectedCount, clearSelection } = useSelectAll(rows, rowId, selection);
  const isVirtual = !isLoading && rows.length >= MIN_VIRTUAL_ROWS;
  const replacement = error ?? (!isLoading && rows.length === 0 ? empty : undefined);

  const showsCards = isPhone && renderCard !== undefined;
  const hasSelected = selectAll !== undefined && selectedCount > 0;
  const bar =
    selection && hasSelected && !showsCards ? (
      <BulkBar count={selectedCount} selectAll={selectAll} onClear={clearSelection}>
        {selection.actions}
      </BulkBar>
    ) : (
      props.tools && <div css={toolStyles.tools}>{props.tools}</div>
    );

  const handlePageChange = (next: number) => {
    page?.onChange(next);
    showListStart(start.current, list.current);
  };

  const rowsBeforeData = props.hasTotal ? 2 : 1;
  const rowProps = { columns: shown, onOpen: props.onRowOpen };
  const selectionOf = useRowSelection(selection);
  const skeleton = (
    <TableSkeleton
      columns={shown}
      rows={skeletonRows}
      hasSelection={selection !== undefined}
      hasMedia={hasMedia}
    />
  );

  const renderSelectable = (row: Data) => {
    if (!selection) return renderCard?.(row);
    const id = rowId(row);
    return <CardSelection value={{ ...selectionOf(row, id), id }}>{renderCard?.(row)}</CardSelection>;
  };

  const body = () => {
    if (replacement !== undefined) return <div css={styles.slot}>{replacement}</div>;
    if (showsCards)
      return isVirtual ? (
        <VirtualCards {...{ label, rows, rowId, isRefetching }} renderCard={renderSelectable} />
      ) : (
        <CardList
          ref={listRef}
          {...{ label, rows, rowId, isLoading, isRefetching, skeletonRows }}
          renderCard={renderSelectable}
        />
      );
    return (
      <div css={styles.frame} data-more={hasMore ? '' : undefined}>
        <div
          ref={ref}
          css={styles.scroller}
          data-overflowing={isOverflowing ? '' : undefined}
          data-tall={isVirtual ? '' : undefined}
          data-scrolled={isScrolled ? '' : undefined}
          {...((isOverflowing || isVirtual) && { tabIndex: 0, role: 'region', 'aria-label': label })}
        >
          <table
            ref={listRef}
            tabIndex={-1}
            css={[styles.table, isVirtual && styles.fixed, isRefetching && styles.refetching]}
            {...(isVirtual && {
              style: { minWidth: rem(computeMinWidth(shown)) },
              'aria-rowcount': rows.length + rowsBeforeData,
            })}
            aria-label={label}
            aria-busy={isLoading || isRefetching}
          >
            <TableHead
              columns={shown}
              sort={props.sort}
              onSortChange={props.onSortChange}
              hasSelection={selection !== undefined}
              selectAll={selectedCount > 0 ? undefined : selectAll}
              hasFixedWidths={isVirtual}
            />
            {isLoading ? (
              skeleton
            ) : (
              <>
                {props.hasTotal && <TotalRow columns={shown} hasSelection={selection !== undefined} />}
                {isVirtual ? (
                  <VirtualRows
                    {...rowProps}
                    {...{ rows, rowId, selection, skeleton, headRows: rowsBeforeData }}
                    scroller={box}
                  />
                ) : (
                  <tbody>
                    {rows.map((row) => {
                      const id = rowId(row);
                      return <DataRow key={id} {...rowProps} {...{ row, id }} {...selectionOf(row, id)} />;
                    })}
                  </tbody>
                )}
              </>
            )}
          </table>
        </div>
      </div>
    );
  };

  return (
    <div ref={start} css={styles.listStart} className={props.className}>
      {wrapText(bar)}
      {isLoading && (
        <span role="status" css={styles.visuallyHidden}>
          {t('table.loading')}
        </span>
      )}
      {showsCards && selectAll && replacement === undefined && (
        <CardSelectAll count={selectedCount} selectAll={selectAll} onClear={clearSelection} />
      )}
      {body()}
      {page && replacement === undefined && <Pagination {...page} onChange={handlePageChange} />}
      {showsCards && hasSelected && (
        <CardActions count={selectedCount} onClear={clearSelection}>
          {selection?.actions}
        </CardActions>
      )}
    </div>
  );
};
