import type { ReactElement, ReactNode } from 'react';
import type { UseQueryResult } from '@portal/shared/http';
import { FigureCardSkeleton, FigureRow } from '@portal/shared/ui/data';
import { Loading } from '@portal/shared/ui/feedback';
import { QueryContent } from '../query-content.tsx';
import type { FigureVariant } from './figure-variant.ts';
import { FigurePager } from './figure-pager.tsx';

export type FiguresProps<Data> = {
  query: UseQueryResult<Data>;
  /** The row's label for screen readers. */
  label: string;
  failedTitle: string;
  /** The number of cards. */
  count: number;
  variant: FigureVariant;
  className?: string;
  /** The cards, one for each place in the row. */
  children: (data: Data) => readonly ReactElement[];
};

/** The key figures of a screen: skeletons, then cards, which scroll on phones. */
export const Figures = <Data,>(props: FiguresProps<Data>) => {
  const { query, label, failedTitle, count, variant, className, children } = props;
  const row = (cards: ReactNode) => (
    <FigureRow
      label={label}
      variant={variant === 'card' ? 'cards' : 'strip'}
      isJoinedBelow={variant !== 'card'}
      {...(className !== undefined && { className })}
    >
      {cards}
    </FigureRow>
  );
  return (
    <QueryContent
      query={query}
      isFramed
      failedTitle={failedTitle}
      skeleton={
        <Loading>
          <FigurePager count={count}>
            {row(
              Array.from({ length: count }, (_, index) => (
                <FigureCardSkeleton key={index} variant={variant} hasUnit />
              )),
            )}
          </FigurePager>
        </Loading>
      }
    >
      {(data) => <FigurePager count={count}>{row(children(data))}</FigurePager>}
    </QueryContent>
  );
};
