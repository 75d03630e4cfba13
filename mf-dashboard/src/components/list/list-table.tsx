import type { UseQueryResult } from '@portal/shared/http';
import { visuallyHidden } from '@portal/shared/ui/controls';
import { DataTable } from '@portal/shared/ui/table';
import type { DataTableProps } from '@portal/shared/ui/table';
import { FailedQuery } from '../failed-query.tsx';
import type { ListFilters } from '../filters/report-filters.ts';
import type { ChangeFilters } from '../filters/use-filters.ts';

/** Rows of one page; the server tells the shapes of as many channels at once. */
export const PAGE_SIZE = 20;

export type ListTableProps<Row extends object, Sort extends string> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowId' | 'onRowOpen' | 'hasTotal' | 'tools' | 'renderCard' | 'empty'
> & {
  /** A page of the rows, and how many there are on all pages. */
  query: UseQueryResult<{ items: Row[]; total: number }>;
  filters: ListFilters<Sort>;
  changeFilters: ChangeFilters<ListFilters<Sort>>;
  /** The columns the server can order by. */
  sorts: readonly Sort[];
  failedTitle: string;
  /** Says how many a search found, to screen readers. */
  foundText: (count: number) => string;
};

/** A list of a report: its order, its page and what is put away belong to the address. */
export const ListTable = <Row extends object, Sort extends string>(props: ListTableProps<Row, Sort>) => {
  const { query, filters, changeFilters, sorts, failedTitle, foundText, ...table } = props;
  const { sort, order, page, search, hidden } = filters;
  const { data } = query;
  return (
    <>
      <DataTable
        {...table}
        hiddenColumns={hidden}
        rows={data?.items ?? []}
        sort={{ id: sort, order }}
        onSortChange={(next) => {
          const chosen = sorts.find((one) => one === next.id);
          if (chosen !== undefined) changeFilters({ sort: chosen, order: next.order });
        }}
        isLoading={data === undefined && !query.isError}
        isRefetching={query.isPlaceholderData}
        {...(data === undefined &&
          query.isError && { error: <FailedQuery query={query} level={3} title={failedTitle} /> })}
        {...(data && {
          page: {
            page,
            size: PAGE_SIZE,
            total: data.total,
            onChange: (next) => changeFilters({ page: next }),
          },
        })}
      />
      <span role="status" css={visuallyHidden}>
        {data && search && !query.isPlaceholderData ? foundText(data.total) : ''}
      </span>
    </>
  );
};
