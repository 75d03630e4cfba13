import { useDeferredValue } from 'react';
import type { UseQueryResult } from '@portal/shared/http';
import { visuallyHidden } from '@portal/shared/ui/controls';
import { DataTable } from '@portal/shared/ui/table';
import type { DataTableProps } from '@portal/shared/ui/table';
import { FailedQuery } from '@portal/shared/ui/feedback';
import type { ListFilters } from '../filters/report-filters.ts';
import type { ChangeFilters } from '../filters/use-filters.ts';

/** Rows per page; also the server's limit of channels in one trend request. */
export const PAGE_SIZE = 20;

/** One page of rows, and the number of rows on all pages. */
export type ListPage<Row> = { items: Row[]; total: number };

/**
 * A deferred copy of the query's data: React renders new rows at low priority, without blocking input. Everything that
 * is rendered from the data must use this copy, or the table would mix two responses.
 */
export const useDeferredPage = <Page extends ListPage<object>>({
  data,
}: UseQueryResult<Page>): Page | undefined => useDeferredValue(data);

export type ListTableProps<Row extends object, Sort extends string> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowId' | 'onRowOpen' | 'hasTotal' | 'tools' | 'renderCard' | 'empty'
> & {
  query: UseQueryResult<ListPage<Row>>;
  /** The deferred data, see `useDeferredPage`. */
  shown: ListPage<Row> | undefined;
  filters: ListFilters<Sort>;
  changeFilters: ChangeFilters<ListFilters<Sort>>;
  /** The columns that the server can sort by. */
  sorts: readonly Sort[];
  failedTitle: string;
  /** The number of search results, for screen readers. */
  foundText: (count: number) => string;
};

/** A table of a report, whose order, page and hidden columns are in the address. */
export const ListTable = <Row extends object, Sort extends string>(props: ListTableProps<Row, Sort>) => {
  const { query, shown, filters, changeFilters, sorts, failedTitle, foundText, ...table } = props;
  const { sort, order, page, search, hidden } = filters;
  const isOutdated = query.isPlaceholderData || shown !== query.data;
  return (
    <>
      <DataTable
        {...table}
        hiddenColumns={hidden}
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
            size: PAGE_SIZE,
            total: shown.total,
            onChange: (next) => changeFilters({ page: next }),
          },
        })}
      />
      <span role="status" css={visuallyHidden}>
        {shown && search && !isOutdated ? foundText(shown.total) : ''}
      </span>
    </>
  );
};
