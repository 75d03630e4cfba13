import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Skeleton } from '@portal/shared/ui/feedback';

const stack = css({ display: 'grid', '& > *': { gridArea: '1 / 1' } });
/** Reserves the space of content that is not shown yet, also from screen readers. */
export const invisible = css({ visibility: 'hidden' });

export type SizedSkeletonProps = {
  /** A guess of the final content, which gives the size; it is neither visible nor read out. */
  children: ReactNode;
};

/**
 * A skeleton with the size of its final content in every language and font, so that nothing moves when that is shown.
 */
export const SizedSkeleton = ({ children }: SizedSkeletonProps) => (
  <div css={stack}>
    <Skeleton height="100%" />
    <div css={invisible} aria-hidden>
      {children}
    </div>
  </div>
);
