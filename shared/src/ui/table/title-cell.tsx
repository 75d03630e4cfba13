import { css } from '@emotion/react';
import { useState } from 'react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { Link } from '../../routing/index.ts';
import { token, type, when } from '../../theme/index.ts';
import { bareButton, focusRing, oneLine } from '../parts/interaction.styles.ts';
import { useTooltip } from '../parts/use-tooltip.tsx';

const styles = {
  cell: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    minWidth: '180px',
    maxWidth: '560px',
    // Beside a title that stays in view, there has to be room for what is scrolled.
    [when.notLaptop]: { maxWidth: 'min(320px, 44vw)' },
  }),
  words: css({
    display: 'grid',
    // Asks for no room of its own, so that a long title is cut instead of widening the table.
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    flex: 1,
    minWidth: 0,
  }),
  title: css({
    ...bareButton,
    ...type.strong,
    ...oneLine,
    display: 'block',
    maxWidth: '100%',
    color: token.color.text,
    textDecoration: 'none',
    cursor: 'inherit',
  }),
  link: css({
    cursor: 'pointer',
    borderRadius: token.radius.tag,
    ...focusRing,
    // The row says itself that it can be opened.
    [when.hover]: {
      'tr:hover &': {
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '3px',
      },
    },
  }),
  meta: css({
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    ...type.caption,
    color: token.color.text3,
    ...oneLine,
  }),
};

const pressableTitle = css([styles.title, styles.link]);

const isCut = (element: Element) => element.scrollWidth > element.clientWidth;

/** Props of `TitleCell`. */
export type TitleCellProps = {
  /** Left: a thumbnail or an avatar. */
  media?: ReactNode;
  /** One line; the whole text is shown on hover and focus. */
  title: string;
  /** Below: channel, date, track. */
  meta?: ReactNode;
  /** Where the title leads. */
  to?: string;
  /** Or what it opens. */
  onOpen?: () => void;
};

/** The first cell of a row: picture, title, facts. */
export const TitleCell = ({ media, title, meta, to, onOpen }: TitleCellProps) => {
  const [isLong, setLong] = useState(false);
  const { triggerProps, tooltip } = useTooltip(isLong && title);
  // Only what is cut off needs to be shown again, and that depends on the width it has just now.
  const look = {
    ...triggerProps,
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      setLong(isCut(event.currentTarget));
      triggerProps.onPointerEnter(event);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      setLong(isCut(event.currentTarget));
      triggerProps.onFocus(event);
    },
  };
  const words = () => {
    if (to !== undefined)
      return (
        <Link to={to} css={pressableTitle} {...look}>
          {title}
        </Link>
      );
    if (onOpen)
      return (
        <button type="button" css={pressableTitle} onClick={onOpen} {...look}>
          {title}
        </button>
      );
    return (
      <span css={styles.title} {...look}>
        {title}
      </span>
    );
  };
  return (
    <div css={styles.cell}>
      {media}
      <div css={styles.words}>
        {words()}
        {meta && <span css={styles.meta}>{meta}</span>}
        {tooltip}
      </div>
    </div>
  );
};
