import { css } from '@emotion/react';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { wrapText } from '../../i18n/index.ts';
import { token, type, when } from '../../theme/index.ts';
import { breakBetweenWords, twoLineEllipsis } from '../parts/interaction.styles.ts';
import { CardBox } from './card-box.tsx';
import { CardSelection } from './card-selection.ts';

const styles = {
  card: css({
    position: 'relative',
    display: 'flex',
    gap: token.space[12],
    padding: token.space[12],
    backgroundColor: token.color.surface,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.card,
    boxShadow: token.shadow.e1,
    [when.narrow]: { display: 'grid' },
    // Captions would have too little contrast on the tint of an extreme primary colour.
    '&[data-selected]': {
      backgroundColor: token.color.primaryTint,
      borderColor: token.color.primaryUi,
      '--text-3': token.color.text2,
    },
    [when.hover]: {
      '&:has(a:hover)': { backgroundImage: `linear-gradient(${token.color.hover}, ${token.color.hover})` },
    },
  }),
  words: css({ flex: 1, minWidth: 0 }),
  head: css({ display: 'flex', alignItems: 'flex-start', gap: token.space[8] }),
  names: css({ flex: 1, minWidth: 0 }),
  title: css({
    ...type.strong,
    margin: 0,
    color: token.color.text,
    ...twoLineEllipsis,
    ...breakBetweenWords,
    // Extends the click target over the whole card.
    '& a::after, & button::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '& a, & button': { color: 'inherit', textDecoration: 'none', textAlign: 'start' },
  }),
  end: css({
    position: 'relative',
    zIndex: 1,
    flex: 'none',
    // The icon of a menu is aligned, not the edge of its button.
    '&:has(button)': { margin: '-6px -6px 0 0' },
  }),
  meta: css({ ...type.caption, margin: '2px 0 0', color: token.color.text3, ...breakBetweenWords }),
  // Columns of equal width that wrap; the clip removes the divider before the first one of each line.
  figures: css({
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: token.space[8],
    margin: '10px 0 0 -13px',
    clipPath: 'inset(0 0 0 13px)',
  }),
  // A label of two lines does not move the value of its figure below the others.
  figure: css({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    flex: '1 1 0',
    minWidth: 'min-content',
    padding: '0 8px 0 12px',
    borderLeft: `1px solid ${token.color.line}`,
  }),
  // Breaking anywhere, as the page does, would let a column be as narrow as a letter.
  name: css({ ...type.caption, color: token.color.text3, overflowWrap: 'break-word' }),
  value: css({ ...type.number, fontWeight: 600, margin: 0, color: token.color.text, whiteSpace: 'nowrap' }),
};

/** Props of `RowCard`. */
export type RowCardProps = {
  /** Left: a thumbnail or an avatar. */
  media?: ReactNode;
  /** At most two lines; a link in it is clickable on the whole card. */
  title: ReactNode;
  meta?: ReactNode;
  /** Top right: a badge or a menu. */
  end?: ReactNode;
  /** Two or three key figures. */
  figures?: readonly { label: string; value: ReactNode }[];
  children?: ReactNode;
};

const Content = ({ media, title, meta, end, figures, children }: RowCardProps) => (
  <>
    {wrapText(media)}
    <div css={styles.words}>
      <div css={styles.head}>
        <div css={styles.names}>
          <div css={styles.title}>{title}</div>
          {meta && <p css={styles.meta}>{meta}</p>}
        </div>
        {end && <div css={styles.end}>{end}</div>}
      </div>
      {figures && (
        <dl css={styles.figures}>
          {figures.map((figure) => (
            <div key={figure.label} css={styles.figure}>
              <dt css={styles.name}>{figure.label}</dt>
              <dd css={styles.value}>{figure.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {wrapText(children)}
    </div>
  </>
);

/** A row of a table as a card, with a checkbox where the rows of the table can be selected. */
export const RowCard = (props: RowCardProps) => {
  const selection = useContext(CardSelection);
  return (
    <article css={styles.card} data-selected={selection?.isSelected ? '' : undefined}>
      {selection && <CardBox {...selection} isBesideMedia={Boolean(props.media)} />}
      <Content {...props} />
    </article>
  );
};
