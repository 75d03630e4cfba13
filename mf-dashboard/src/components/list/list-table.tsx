import { useDeferredValue } from 'react';
import type { UseQueryResult } from '@portal/shared/http';
import { visuallyHidden } from '@portal/shared/ui/controls';
import { DataTable } from '@portal/shared/ui/table';
import type { DataTableProps } from '@portal/shared/ui/table';
import { FailedQuery } from '../failed-query.tsx';
import type { ListFilters } from '../filters/report-filters.ts';
import type { ChangeFilters } from '../filters/use-filters.ts';

/** Rows of one page; the server tells the shapes of as many channels at once. */
export const PAGE_SIZE = 20;

/** A page of the rows, and how many there are on all pages. */
export type ListPage<Row> = { items: Row[]; total: number };

/**
 * What a list draws of its answer: the same, a moment later. New rows are drawn a few at a time, between frames, so that
 * nothing on the page halts for them; what is drawn of an answer has to come from here, or it would be of two answers.
 */
export const useShownPage = <Page extends ListPage<object>>({
  data,
}: UseQueryResult<Page>): Page | undefined => useDeferredValue(data);

export type ListTableProps<Row extends object, Sort extends string> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowId' | 'onRowOpen' | 'hasTotal' | 'tools' | 'renderCard' | 'empty'
> & {
  query: UseQueryResult<ListPage<Row>>;
  /** What is drawn of its answer, see `useShownPage`. */
  shown: ListPage<Row> | undefined;
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
