import { isApiError } from '../../http/index.ts';
import type { UseQueryResult } from '../../http/index.ts';
import { StatePanel } from './state-panel.tsx';
import type { PanelBaseProps } from './state-panel.tsx';

/** Props of `FailedQuery`. */
export type FailedQueryProps = PanelBaseProps & {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
};

/** The error state of a query, with a button that retries it and the id of the failed request. */
export const FailedQuery = ({ query, ...words }: FailedQueryProps) => (
  <StatePanel
    kind="error"
    {...words}
    isRetrying={query.isFetching}
    onRetry={() => void query.refetch()}
    requestId={isApiError(query.error) ? query.error.requestId : undefined}
  />
);
