import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '../../routing/index.ts';
import { token, type, when } from '../../theme/index.ts';
import { bareButton, belowLaptop, focusRing, oneLine } from '../parts/interaction.styles.ts';

const styles = {
  cell: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    minWidth: '180px',
    maxWidth: '560px',
    // Beside a title that stays in view, there has to be room for what is scrolled.
    [belowLaptop]: { maxWidth: 'min(320px, 44vw)' },
  }),
  words: css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0, flex: 1 }),
  title: css({
    ...bareButton,
    ...type.strong,
    ...oneLine,
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
    marginTop: '2px',
    ...type.caption,
    color: token.color.text2,
    ...oneLine,
  }),
};

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
  const words = () => {
    if (to !== undefined)
      return (
        <Link to={to} css={[styles.title, styles.link]} title={title}>
          {title}
        </Link>
      );
    if (onOpen)
      return (
        <button type="button" css={[styles.title, styles.link]} title={title} onClick={onOpen}>
          {title}
        </button>
      );
    return (
      <span css={styles.title} title={title}>
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
      </div>
    </div>
  );
};
