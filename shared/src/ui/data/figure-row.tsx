import { css } from '@emotion/react';
import { Children } from 'react';
import type { ReactNode } from 'react';
import { token, when } from '../../theme/index.ts';

/** The corner just inside the strip's border. */
const INNER = `max(0px, calc(${token.radius.card} - 1px))`;

const styles = {
  list: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', '& > li': { display: 'grid', minWidth: 0 } }),
  cards: css({
    gap: token.space[12],
    gridTemplateColumns: 'repeat(auto-fit, minmax(188px, 1fr))',
    [when.phone]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: '168px',
      gap: token.space[8],
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
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.card,
    backgroundColor: token.color.surface,
    '& > li + li': { borderLeft: `1px solid ${token.color.line}` },
    '& > li:first-of-type > *': { borderTopLeftRadius: INNER, borderBottomLeftRadius: INNER },
    '& > li:last-of-type > *': { borderTopRightRadius: INNER, borderBottomRightRadius: INNER },
    [when.phone]: {
      gridAutoColumns: 'minmax(168px, 1fr)',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  }),
  /** Stands on top of the chart it chooses for. */
  joinedBelow: css({
    '&, & > li:first-of-type > *, & > li:last-of-type > *': {
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
    },
  }),
};

/** Props of `FigureRow`. */
export type FigureRowProps = {
  /** Names the list for screen readers. */
  label: string;
  /** Separate cards, or one joined strip of `strip` or `plain` cells. @default 'cards' */
  variant?: 'cards' | 'strip';
  /** Square lower corners, where a chart follows without a gap. */
  isJoinedBelow?: boolean;
  className?: string;
  children: ReactNode;
};

/** The row of key figures; on phones it is swiped. */
export const FigureRow = ({ label, variant = 'cards', isJoinedBelow = false, className, children }: FigureRowProps) => (
  <ul
    aria-label={label}
    css={[styles.list, variant === 'cards' ? styles.cards : styles.strip, isJoinedBelow && styles.joinedBelow]}
    className={className}
  >
    {Children.map(children, (child) => child && <li>{child}</li>)}
  </ul>
);
