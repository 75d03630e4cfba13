import { isApiError } from '@portal/shared/http';
import type { UseQueryResult } from '@portal/shared/http';
import { StatePanel } from '@portal/shared/ui/feedback';

export type FailedPanelProps = { title: string; query: UseQueryResult<unknown>; isFramed?: boolean };

/** The error panel of a failed query; its button refetches. */
export function FailedPanel({ title, query, isFramed = false }: FailedPanelProps) {
  return (
    <StatePanel
      kind="error"
      icon="unplug"
      title={title}
      isFramed={isFramed}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
      requestId={isApiError(query.error) ? query.error.requestId : undefined}
    />
  );
}
