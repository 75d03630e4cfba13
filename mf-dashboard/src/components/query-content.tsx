import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { isApiError } from '@portal/shared/http';
import type { UseQueryResult } from '@portal/shared/http';
import { wrapText } from '@portal/shared/i18n';
import { FailedQuery, staleStyle } from '@portal/shared/ui/feedback';

const content = css({ minWidth: 0 });

export type QueryContentProps<Data> = {
  query: UseQueryResult<Data>;
  /** The title of the error state. */
  failedTitle: string;
  /** Shown until the first response, in the final size. */
  skeleton: ReactNode;
  /** Adds a surface to the error state, where no card surrounds it. */
  isFramed?: boolean;
  className?: string;
  children: (data: Data) => ReactNode;
};

/**
 * Content of one query: skeleton, then content, dimmed while it still shows the response for earlier filters. An error
 * is shown in place, so that one failed query does not affect the others.
 */
export const QueryContent = <Data,>({
  query,
  failedTitle,
  skeleton,
  isFramed = false,
  className,
  children,
}: QueryContentProps<Data>) => {
  if (query.data !== undefined) {
    return (
      <div
        css={[content, query.isPlaceholderData && staleStyle]}
        className={className}
        aria-busy={query.isPlaceholderData}
      >
        {children(query.data)}
      </div>
    );
  }
  if (query.isError) {
    return (
      <FailedQuery
        query={query}
        isFramed={isFramed}
        isCompact
        level={3}
        title={failedTitle}
        {...(isApiError(query.error) && { text: query.error.serverMessage || undefined })}
      />
    );
  }
  return wrapText(skeleton);
};
