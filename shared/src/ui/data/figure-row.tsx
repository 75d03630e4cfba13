import { css } from '@emotion/react';
import { Children } from 'react';
import type { ReactNode } from 'react';
import { token, when } from '../../theme/index.ts';

/** The card's radius less its border. */
const INNER = `max(0px, calc(${token.radius.card} - 1px))`;

const styles = {
  list: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { display: 'grid', minWidth: 0 },
  }),
  cards: css({
    gap: token.space[12],
    [when.phone]: {
      gap: token.space[8],
      gridAutoColumns: '168px',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: token.space[16],
      scrollbarWidth: 'none',
      margin: '-4px -16px',
      padding: '4px 16px',
      '& > li': { scrollSnapAlign: 'start' },
    },
  }),
  strip: css({
    // The background shows through the gaps as lines between the cells.
    gap: '1px',
    backgroundColor: token.color.line,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.card,
    '& > li:first-of-type > *': { borderTopLeftRadius: INNER, borderBottomLeftRadius: INNER },
    '& > li:last-of-type > *': { borderTopRightRadius: INNER, borderBottomRightRadius: INNER },
    [when.phone]: { gridAutoColumns: 'minmax(168px, 1fr)', overflowX: 'auto', scrollbarWidth: 'none' },
  }),
  joinedBelow: css({
    '&, & > li:first-of-type > *, & > li:last-of-type > *': {
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
    },
  }),
};

/** In rows of two where that leaves no cell over, otherwise of three; the cells of the last row fill it. */
const countColumns = (count: number) => (count === 2 || count === 4 ? 2 : 3);

/** The outer corners of a joined strip of more than one row. */
const cornersOf = (columns: number, firstOfLast: number) => ({
  '& > li:first-of-type > *': { borderBottomLeftRadius: 0 },
  [`& > li:nth-of-type(${columns}) > *`]: { borderTopRightRadius: INNER },
  [`& > li:nth-of-type(${firstOfLast}) > *`]: { borderBottomLeftRadius: INNER },
  '& > li:last-of-type > *': { borderTopRightRadius: 0 },
});

/** Layout between phone and laptop: five cards in rows of three and two, four in rows of two, others in rows of three. */
const rows = (count: number, isStrip: boolean) => {
  const columns = countColumns(count);
  const last = count % columns || columns;
  return css({
    [when.notPhone]: {
      [when.notLaptop]: {
        gridAutoFlow: 'row',
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        '& > li': { gridColumn: `span ${6 / columns}` },
        [`& > li:nth-of-type(n + ${count - last + 1})`]: { gridColumn: `span ${6 / last}` },
        ...(isStrip && count > columns && cornersOf(columns, count - last + 1)),
      },
    },
  });
};

/** Props of `FigureRow`. */
export type FigureRowProps = {
  /** Names the list for screen readers. */
  label: string;
  /** Separate cards, or one joined strip of `strip` or `plain` cells. @default 'cards' */
  variant?: 'cards' | 'strip';
  /** Square lower corners, for a chart that follows without a gap. */
  isJoinedBelow?: boolean;
  className?: string;
  children: ReactNode;
};

/** A row of key figures, which scrolls sideways on phones. */
export const FigureRow = ({
  label,
  variant = 'cards',
  isJoinedBelow = false,
  className,
  children,
}: FigureRowProps) => {
  const cards = Children.toArray(children);
  return (
    <ul
      aria-label={label}
      css={[
        styles.list,
        variant === 'cards' ? styles.cards : styles.strip,
        rows(cards.length, variant === 'strip'),
        isJoinedBelow && styles.joinedBelow,
      ]}
      className={className}
    >
      {Children.map(cards, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
};
