import { useDeferredValue } from 'react';
import type { UseQueryResult } from '../../http/index.ts';
import { visuallyHidden } from '../controls/index.ts';
import { FailedQuery } from '../feedback/failed-query.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table.tsx';
import type { TableSort } from './table-column.ts';

/** One page of rows, and the number of rows on all pages. */
export type ListPage<Row> = { items: readonly Row[]; total: number };

/** The order and the page of a list, which are in the address. */
export type ListOrder<Sort extends string> = { sort: Sort; order: TableSort['order']; page: number };

/**
 * A deferred copy of the query's data: React renders new rows at low priority, without blocking input. Everything that
 * is rendered from the data must use this copy, or the table would mix two responses.
 */
export const useDeferredPage = <Page extends ListPage<object>>({
  data,
}: UseQueryResult<Page>): Page | undefined => useDeferredValue(data);

/** Props of `ListTable`. */
export type ListTableProps<Row extends object, Sort extends string> = Omit<
  DataTableProps<Row>,
  'rows' | 'sort' | 'onSortChange' | 'isLoading' | 'isRefetching' | 'error' | 'page'
> & {
  query: UseQueryResult<ListPage<Row>>;
  /** The deferred data, see `useDeferredPage`. */
  shown: ListPage<Row> | undefined;
  filters: ListOrder<Sort>;
  /** A change of the order also returns to the first page. */
  changeFilters: (change: Partial<ListOrder<Sort>>) => void;
  /** Rows per page. */
  pageSize: number;
  /** The columns that the server can sort by. */
  sorts: readonly Sort[];
  failedTitle: string;
  /** The number of rows, for screen readers; empty for nothing that they should hear. */
  foundText: (total: number) => string;
};

/** A table of a query's rows, whose order and page are in the address. */
export const ListTable = <Row extends object, Sort extends string>(props: ListTableProps<Row, Sort>) => {
  const { query, shown, filters, changeFilters, pageSize, sorts, failedTitle, foundText, ...table } = props;
  const { sort, order, page } = filters;
  const isOutdated = query.isPlaceholderData || shown !== query.data;
  return (
    <>
      <DataTable
        {...table}
        rows={shown?.items ?? []}
        sort={{ id: sort, order }}
        onSortChange={(next) => {
          const chosen = sorts.find((one) => one === next.id);
          if (chosen !== undefined) changeFilters({ sort: chosen, order: next.order });
        }}
        isLoading={shown === undefined && !query.isError}
        isRefetching={isOutdated}
        {...(shown === undefined &&
          query.isError && { error: <FailedQuery query={query} level={3} title={failedTitle} /> })}
        {...(shown && {
          page: {
            page,
            size: pageSize,
            total: shown.total,
            onChange: (next) => changeFilters({ page: next }),
          },
        })}
      />
      <span role="status" css={visuallyHidden}>
        {shown && !isOutdated ? foundText(shown.total) : ''}
      </span>
    </>
  );
};
