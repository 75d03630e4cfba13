import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { isApiError } from '@portal/shared/http';
import type { UseQueryResult } from '@portal/shared/http';
import { staleStyle } from '@portal/shared/ui/feedback';
import { FailedQuery } from './failed-query.tsx';

const content = css({ minWidth: 0 });

export type QueryContentProps<Data> = {
  query: UseQueryResult<Data>;
  /** What failed, in words. */
  failedTitle: string;
  /** Stands where the content will be, in its final size. */
  skeleton: ReactNode;
  /** With a surface of its own, where no card surrounds it. */
  isFramed?: boolean;
  className?: string;
  children: (data: Data) => ReactNode;
};

/**
 * The part of the screen that one call fills: placeholder, then content; dimmed while it still shows the answer to
 * the earlier filters; on failure a panel of its own, so that one failed call leaves the others alone.
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
  return skeleton;
};
