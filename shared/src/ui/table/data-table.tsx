import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIsPhone } from '../parts/use-media.ts';
import { uiTexts } from '../texts/index.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CardList } from './card-list.tsx';
import { Pagination } from './pagination.tsx';
import type { TableColumn, TablePage, TableSelection, TableSort } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { DataRow, TotalRow } from './table-rows.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import * as toolStyles from './table-tools.styles.ts';
import * as styles from './table.styles.ts';
import { useDataTable } from './use-data-table.ts';
import { useScrollState } from './use-scroll-state.ts';

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

/** A table of one page of rows, whose order, selection and page belong to the caller. */
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
  const { ref, isWide, isScrolled } = useScrollState();
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const shown = columns.filter((column) => !hiddenColumns.includes(column.id));
  const table = useDataTable({
    columns,
    rows,
    rowId,
    sort: props.sort,
    onSortChange: props.onSortChange,
    selection,
    hiddenColumns,
  });
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const count = selection?.selected.size ?? 0;
  const replacement = error ?? (!isLoading && rows.length === 0 ? empty : undefined);

  const bar =
    selection && count > 0 ? (
      <BulkBar count={count} onClear={() => selection.onChange(new Set())}>
        {selection.actions}
      </BulkBar>
    ) : (
      props.tools && <div css={toolStyles.tools}>{props.tools}</div>
    );

  const body = () => {
    if (replacement !== undefined) return <div css={styles.slot}>{replacement}</div>;
    if (isPhone && renderCard)
      return (
        <CardList label={label} {...{ rows, rowId, renderCard, isLoading, isRefetching, skeletonRows }} />
      );
    return (
      <div
        ref={ref}
        css={styles.scroller}
        data-wide={isWide ? '' : undefined}
        data-scrolled={isScrolled ? '' : undefined}
        {...(isWide && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        <table
          css={[styles.table, isRefetching && styles.refetching]}
          aria-label={label}
          aria-busy={isLoading || isRefetching}
        >
          <TableHead
            headers={headers}
            columns={byId}
            all={
              selection && {
                isChecked: table.getIsAllRowsSelected(),
                isIndeterminate: table.getIsSomeRowsSelected(),
                onChange: (isChecked) => table.toggleAllRowsSelected(isChecked),
              }
            }
          />
          {isLoading ? (
            <TableSkeleton
              columns={shown}
              rows={skeletonRows}
              hasSelection={selection !== undefined}
              hasMedia={hasMedia}
            />
          ) : (
            <>
              {props.hasTotal && <TotalRow columns={shown} hasSelection={selection !== undefined} />}
              <tbody>
                {table.getRowModel().rows.map((row) => (
                  <DataRow
                    key={row.id}
                    row={row}
                    columns={shown}
                    selection={selection}
                    onOpen={props.onRowOpen}
                  />
                ))}
              </tbody>
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
