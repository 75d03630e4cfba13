import { Link } from '@portal/shared/routing';
import { texts } from '../../../texts.ts';
import { guideGroups, guides } from '../guides.ts';
import type { GuideId } from '../guides.ts';
import * as styles from './guide-page.styles.ts';

export type GuideListProps = { current: GuideId };

/** All guides beside the one that is read. */
export function GuideList({ current }: GuideListProps) {
  const { t, language } = texts.useTexts();
  return (
    <nav aria-label={t('guides.list')} css={styles.aside} data-print="hide">
      {guideGroups.map((group) => (
        <div key={group} css={styles.asideGroup}>
          <p css={styles.asideTitle}>{t(`guides.group.${group}`)}</p>
          <ul>
            {guides
              .filter((guide) => guide.group === group)
              .map(({ id, path, title }) => (
                <li key={id}>
                  <Link to={path} css={styles.asideLink} aria-current={id === current ? 'page' : undefined}>
                    {title[language]}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
