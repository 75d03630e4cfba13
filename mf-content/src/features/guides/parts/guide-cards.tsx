import { css } from '@emotion/react';
import { Link } from '@portal/shared/routing';
import { token, type, when } from '@portal/shared/theme';
import { Icon } from '@portal/shared/ui/controls';
import type { IconName } from '@portal/shared/ui/controls';
import { texts } from '../../../texts.ts';
import type { Guide } from '../guides.ts';

const styles = {
  cards: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    gap: token.space[12],
    [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[8] },
  }),
  card: css({
    display: 'flex',
    alignItems: 'flex-start',
    gap: token.space[12],
    height: '100%',
    padding: token.space[16],
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.card,
    backgroundColor: token.color.surface,
    boxShadow: token.shadow.e1,
    color: token.color.text,
    [when.hover]: { '&:hover': { textDecoration: 'none', boxShadow: token.shadow.e2 } },
  }),
  tile: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '40px',
    height: '40px',
    borderRadius: token.radius.control,
    color: token.color.primaryText,
    backgroundColor: token.color.primaryTint,
  }),
  words: css({ display: 'grid', gap: token.space[4], minWidth: 0 }),
  title: css({ ...type.strong }),
  text: css({ ...type.label, fontWeight: 450, color: token.color.text2 }),
};

const icons: Record<Guide['group'], IconName> = { verification: 'shield', upload: 'upload', unlock: 'clock' };

export type GuideCardsProps = { guides: readonly Guide[]; describe: (id: Guide['id']) => string };

/** Links to guides, each with what it is for. */
export function GuideCards({ guides, describe }: GuideCardsProps) {
  const { language } = texts.useTexts();
  return (
    <ul css={styles.cards}>
      {guides.map(({ id, path, group, title }) => (
        <li key={id}>
          <Link to={path} css={styles.card}>
            <span css={styles.tile}>
              <Icon name={icons[group]} size={20} />
            </span>
            <span css={styles.words}>
              <span css={styles.title}>{title[language]}</span>
              <span css={styles.text}>{describe(id)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
