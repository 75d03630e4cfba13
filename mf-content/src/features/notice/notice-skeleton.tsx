import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import * as styles from './notice.styles.ts';

const LINES = ['92%', '97%', '88%', '63%'];

/** The skeleton of a notice. */
export function NoticeSkeleton() {
  const { t } = texts.useTexts();
  return (
    <Loading label={t('notices.detail.loading')}>
      <div css={styles.head}>
        <Skeleton width="52%" height={22} />
        <Skeleton width={112} />
      </div>
      <div css={styles.lines}>
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </div>
    </Loading>
  );
}
