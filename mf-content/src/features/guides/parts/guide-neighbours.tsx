import { Link } from '@portal/shared/routing';
import { texts } from '../../../texts.ts';
import { findNeighbours } from '../guides.ts';
import type { GuideId } from '../guides.ts';
import * as styles from './guide-page.styles.ts';

export type GuideNeighboursProps = { current: GuideId };

/** Links to the previous and the next guide. */
export function GuideNeighbours({ current }: GuideNeighboursProps) {
  const { t, language } = texts.useTexts();
  const { previous, next } = findNeighbours(current);
  return (
    <nav aria-label={t('guides.neighbours')} css={styles.neighbours} data-print="hide">
      {previous && (
        <Link to={previous.path} css={styles.neighbour} rel="prev">
          <span css={styles.neighbourWay}>{t('guides.previous')}</span>
          <span css={styles.neighbourTitle}>{previous.title[language]}</span>
        </Link>
      )}
      {next && (
        <Link to={next.path} css={[styles.neighbour, styles.next]} rel="next">
          <span css={styles.neighbourWay}>{t('guides.next')}</span>
          <span css={styles.neighbourTitle}>{next.title[language]}</span>
        </Link>
      )}
    </nav>
  );
}
