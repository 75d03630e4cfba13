import { css } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { wrapText } from '../../i18n/index.ts';
import { token, type, when } from '../../theme/index.ts';
import { breakBetweenWords } from '../parts/interaction.styles.ts';

const styles = {
  card: css({
    minWidth: 0,
    backgroundColor: token.color.surface,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.card,
    boxShadow: token.shadow.e1,
  }),
  padded: css({ padding: token.space[16] }),
  clipped: css({ overflow: 'clip' }),
  bareOnPhone: css({
    [when.phone]: {
      backgroundColor: 'transparent',
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
      overflow: 'visible',
    },
  }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 12px',
    minHeight: '32px',
    marginBottom: token.space[8],
  }),
  words: css({
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    gap: '2px 8px',
    // The actions follow below.
    [when.narrow]: { minWidth: '100%' },
  }),
  title: css({ ...type.section, margin: 0, color: token.color.text, ...breakBetweenWords }),
  meta: css({ ...type.label, fontWeight: 450, color: token.color.text3, fontVariantNumeric: 'tabular-nums' }),
  // The width of a long choice in a select, which is cut to the card's.
  actions: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    flex: 'none',
    maxWidth: '100%',
  }),
};

/** Props of `CardHeader`. */
export type CardHeaderProps = {
  title: ReactNode;
  /** Secondary text after the title: a count, a period. */
  meta?: ReactNode;
  /** Right: buttons, a segmented control. */
  actions?: ReactNode;
  /** @default 2 */
  level?: 2 | 3 | undefined;
  id?: string | undefined;
  className?: string;
};

/** The header row of a card. */
export const CardHeader = ({ title, meta, actions, level = 2, id, className }: CardHeaderProps) => {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div css={styles.head} className={className}>
      <div css={styles.words}>
        <Title id={id} css={styles.title}>
          {title}
        </Title>
        {meta && <span css={styles.meta}>{meta}</span>}
      </div>
      {actions && <div css={styles.actions}>{actions}</div>}
    </div>
  );
};

/** Props of `Card`. */
export type CardProps = Partial<Omit<CardHeaderProps, 'id' | 'className'>> & {
  /** Whether the content has padding; off for tables. @default true */
  isPadded?: boolean;
  /** Removes the surface on phones, where table rows are cards themselves. */
  isBareOnPhone?: boolean;
  className?: string;
  children: ReactNode;
};

/** A surface with an optional title, which names it as a region of the page. */
export const Card = ({
  title,
  meta,
  actions,
  level,
  isPadded = true,
  isBareOnPhone = false,
  className,
  children,
}: CardProps) => {
  const id = useId();
  return (
    <section
      css={[styles.card, isPadded ? styles.padded : styles.clipped, isBareOnPhone && styles.bareOnPhone]}
      className={className}
      aria-labelledby={title ? id : undefined}
    >
      {title && <CardHeader {...{ title, meta, actions, level, id }} />}
      {wrapText(children)}
    </section>
  );
};
