import { isApiError } from '@portal/shared/http';
import type { UseQueryResult } from '@portal/shared/http';
import { StatePanel } from '@portal/shared/ui/feedback';
import type { PanelBaseProps } from '@portal/shared/ui/feedback';

export type FailedQueryProps = PanelBaseProps & { query: UseQueryResult<unknown> };

/** The error state of a query, with a retry button. */
export const FailedQuery = ({ query, ...words }: FailedQueryProps) => (
  <StatePanel
    kind="error"
    icon="unplug"
    {...words}
    isRetrying={query.isFetching}
    onRetry={() => void query.refetch()}
    {...(isApiError(query.error) && { requestId: query.error.requestId })}
  />
);
