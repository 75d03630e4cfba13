import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import { NoticeHeaderSkeleton } from '@portal/shared/ui/notice';
import { texts } from '../../texts.ts';
import * as styles from './notice.styles.ts';

const LINES = ['92%', '97%', '88%', '63%'];

/** The skeleton of a notice. */
export function NoticeSkeleton() {
  const { t } = texts.useTexts();
  return (
    <Loading label={t('notices.detail.loading')}>
      <NoticeHeaderSkeleton />
      <div css={styles.lines}>
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </div>
    </Loading>
  );
}
