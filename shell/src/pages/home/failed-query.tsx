import type { UseQueryResult } from '@portal/shared/http';
import { StatePanel } from '@portal/shared/ui/feedback';

export type FailedQueryProps = {
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
  title: string;
};

/** The content of a card whose query failed, with a button that retries it. */
export const FailedQuery = ({ query, title }: FailedQueryProps) => (
  <StatePanel
    kind="error"
    isCompact
    level={3}
    title={title}
    isRetrying={query.isFetching}
    onRetry={() => void query.refetch()}
  />
);
