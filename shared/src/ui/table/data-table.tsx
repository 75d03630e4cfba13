import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIsPhone } from '../parts/use-media.ts';
import { uiTexts } from '../texts/index.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CardList } from './card-list.tsx';
import { leastWidth } from './column-widths.ts';
import { VirtualCards, VirtualRows } from './lazy-rows.ts';
import { Pagination } from './pagination.tsx';
import type { TableColumn, TablePage, TableSelection, TableSort } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { DataRow, TotalRow } from './table-rows.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import * as toolStyles from './table-tools.styles.ts';
import * as styles from './table.styles.ts';
import { useAllBox } from './use-all-box.ts';
import { useScrollState } from './use-scroll-state.ts';

/** From here on only the rows in view are drawn, in a box that scrolls. */
const VIRTUAL_FROM = 101;

/** Rows drawn while nothing is known yet. */
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
  /** Ids of columns the user has put away. */
  hiddenColumns?: readonly string[];
  /** Shows the row of totals that the columns hold. */
  hasTotal?: boolean;
  selection?: TableSelection<Data> | undefined;
  /** A press anywhere on a row that no link or button of the row takes. */
  onRowOpen?: (row: Data) => void;
  /** Title, search, buttons: the row above the header. */
  tools?: ReactNode;
  /** Nothing is known yet: skeleton rows. */
  isLoading?: boolean;
  /** Other rows are on their way: the old ones stay, paler. */
  isRefetching?: boolean;
  /** Stands in place of the table when there are no rows. */
  empty: ReactNode;
  /** Stands in place of the table after a failure. */
  error?: ReactNode;
  /** One row as a card, for phones; without it phones scroll the table sideways. */
  renderCard?: (row: Data) => ReactNode;
  page?: TablePage | undefined;
  skeletonRows?: number;
  /** Whether rows start with a picture, for the skeleton. @default true */
  hasMedia?: boolean;
  className?: string;
};

const NONE: readonly string[] = [];

/**
 * A table whose order, selection and page belong to the caller. Of more than a hundred rows only those in view are
 * drawn, so that a hundred thousand scroll as easily.
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
  const { ref, box, isWide, isScrolled } = useScrollState();
  // Another list than before would have every row drawn again; the ids may well come in another one that says the same.
  const hidden = hiddenColumns.join(' ');
  const shown = useMemo(() => {
    const ids = hidden.split(' ');
    return columns.filter((column) => !ids.includes(column.id));
  }, [columns, hidden]);
  const { all, count, clear } = useAllBox(rows, rowId, selection);
  const isVirtual = !isLoading && rows.length >= VIRTUAL_FROM;
  const replacement = error ?? (!isLoading && rows.length === 0 ? empty : undefined);

  const bar =
    selection && all && count > 0 ? (
      <BulkBar count={count} all={all} onClear={clear}>
        {selection.actions}
      </BulkBar>
    ) : (
      props.tools && <div css={toolStyles.tools}>{props.tools}</div>
    );

  const headRows = props.hasTotal ? 2 : 1;
  const common = { columns: shown, selection, onOpen: props.onRowOpen };
  const skeleton = (
    <TableSkeleton
      columns={shown}
      rows={skeletonRows}
      hasSelection={selection !== undefined}
      hasMedia={hasMedia}
    />
  );

  const body = () => {
    if (replacement !== undefined) return <div css={styles.slot}>{replacement}</div>;
    if (isPhone && renderCard)
      return isVirtual ? (
        <Suspense>
          <VirtualCards label={label} {...{ rows, rowId, renderCard, isRefetching }} />
        </Suspense>
      ) : (
        <CardList label={label} {...{ rows, rowId, renderCard, isLoading, isRefetching, skeletonRows }} />
      );
    return (
      <div
        ref={ref}
        css={styles.scroller}
        data-wide={isWide ? '' : undefined}
        data-tall={isVirtual ? '' : undefined}
        data-scrolled={isScrolled ? '' : undefined}
        {...((isWide || isVirtual) && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        <table
          css={[styles.table, isVirtual && styles.fixed, isRefetching && styles.refetching]}
          {...(isVirtual && {
            style: { minWidth: leastWidth(shown) },
            'aria-rowcount': rows.length + headRows,
          })}
          aria-label={label}
          aria-busy={isLoading || isRefetching}
        >
          <TableHead
            columns={shown}
            sort={props.sort}
            onSortChange={props.onSortChange}
            hasSelection={selection !== undefined}
            all={count > 0 ? undefined : all}
            isFixed={isVirtual}
          />
          {isLoading ? (
            skeleton
          ) : (
            <>
              {props.hasTotal && <TotalRow columns={shown} hasSelection={selection !== undefined} />}
              {isVirtual ? (
                <Suspense fallback={skeleton}>
                  <VirtualRows {...common} {...{ rows, rowId, headRows }} scroller={box} />
                </Suspense>
              ) : (
                <tbody>
                  {rows.map((row) => {
                    const id = rowId(row);
                    const isSelected = selection?.selected.has(id) ?? false;
                    return <DataRow key={id} {...common} {...{ row, id, isSelected }} />;
                  })}
                </tbody>
              )}
            </>
          )}
        </table>
      </div>
    );
  };

  return (
    <div className={props.className}>
      {bar}
      {isLoading && (
        <span role="status" css={styles.visuallyHidden}>
          {t('table.loading')}
        </span>
      )}
      {body()}
      {page && replacement === undefined && <Pagination {...page} />}
    </div>
  );
};
