import { css } from '@emotion/react';
import { useState } from 'react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { wrapText } from '../../i18n/index.ts';
import { Link } from '../../routing/index.ts';
import { token, type, when } from '../../theme/index.ts';
import { buttonReset, focusRing, singleLineEllipsis } from '../parts/interaction.styles.ts';
import { useTooltip } from '../parts/use-tooltip.tsx';
import { fillColumn } from './table.styles.ts';

const styles = {
  cell: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
  }),
  words: css({
    display: 'grid',
    // No minimum width, so that a long title is truncated instead of widening the table.
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    flex: 1,
    minWidth: 0,
  }),
  title: css({
    ...buttonReset,
    ...type.strong,
    ...singleLineEllipsis,
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
    // The row's hover style shows that it can be opened.
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
    ...singleLineEllipsis,
  }),
  // The text of a flex container has no ellipsis.
  metaText: css(singleLineEllipsis),
};

const pressableTitle = css([styles.title, styles.link]);

const isTruncated = (element: Element) => element.scrollWidth > element.clientWidth;

/** Props of `TitleCell`. */
export type TitleCellProps = {
  /** Left: a thumbnail or an avatar. */
  media?: ReactNode;
  /** One line; a truncated title has a tooltip. */
  title: string;
  /** The title with parts of it marked. @default the title */
  children?: ReactNode;
  /** Below: channel, date, track. */
  meta?: ReactNode;
  /** The address that the title links to. */
  to?: string;
  /** Called on a click on the title, instead of a link. */
  onOpen?: () => void;
  /** The width in pixels below which the table scrolls instead. @default 180 */
  minWidth?: number;
};

/** The first cell of a row: image, title, details. */
export const TitleCell = (props: TitleCellProps) => {
  const { media, title, children = title, meta, to, onOpen, minWidth } = props;
  const [isTitleTruncated, setTruncated] = useState(false);
  const { triggerProps, tooltip } = useTooltip(isTitleTruncated && title);
  // Whether the title is truncated depends on its current width.
  const triggerHandlers = {
    ...triggerProps,
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      setTruncated(isTruncated(event.currentTarget));
      triggerProps.onPointerEnter(event);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      setTruncated(isTruncated(event.currentTarget));
      triggerProps.onFocus(event);
    },
  };
  const words = () => {
    if (to !== undefined)
      return (
        <Link to={to} css={pressableTitle} {...triggerHandlers}>
          {children}
        </Link>
      );
    if (onOpen)
      return (
        <button type="button" css={pressableTitle} onClick={onOpen} {...triggerHandlers}>
          {children}
        </button>
      );
    return (
      <span css={styles.title} {...triggerHandlers}>
        {children}
      </span>
    );
  };
  return (
    <div css={styles.cell} style={fillColumn(minWidth)}>
      {wrapText(media)}
      <div css={styles.words}>
        {words()}
        {meta && (
          <span css={styles.meta}>
            {typeof meta === 'string' ? <span css={styles.metaText}>{meta}</span> : meta}
          </span>
        )}
        {tooltip}
      </div>
    </div>
  );
};
