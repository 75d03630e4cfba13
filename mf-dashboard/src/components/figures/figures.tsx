import type { ReactElement, ReactNode } from 'react';
import type { UseQueryResult } from '@portal/shared/http';
import { FigureCardSkeleton, FigureRow } from '@portal/shared/ui/data';
import { Loading } from '@portal/shared/ui/feedback';
import { QueryContent } from '../query-content.tsx';
import type { FigureLook } from './figure-look.ts';
import { FigurePager } from './figure-pager.tsx';

export type FiguresProps<Data> = {
  query: UseQueryResult<Data>;
  /** Names the row for screen readers. */
  label: string;
  failedTitle: string;
  /** How many cards there are. */
  count: number;
  look: FigureLook;
  className?: string;
  /** The cards, each for a place of its own in the row. */
  children: (data: Data) => readonly ReactElement[];
};

/** The key figures of a screen: placeholders, then their cards, which phones show one after the other. */
export const Figures = <Data,>(props: FiguresProps<Data>) => {
  const { query, label, failedTitle, count, look, className, children } = props;
  const row = (cards: ReactNode) => (
    <FigureRow
      label={label}
      variant={look === 'card' ? 'cards' : 'strip'}
      isJoinedBelow={look !== 'card'}
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
              Array.from({ length: count }, (_, index) => <FigureCardSkeleton key={index} variant={look} />),
            )}
          </FigurePager>
        </Loading>
      }
    >
      {(data) => <FigurePager count={count}>{row(children(data))}</FigurePager>}
    </QueryContent>
  );
};
