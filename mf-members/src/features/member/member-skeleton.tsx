import { Card, FigureCardSkeleton, FigureRow } from '@portal/shared/ui/data';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import * as styles from './member.styles.ts';

/** The skeleton of a member's page. */
export const MemberSkeleton = () => {
  const { t } = texts.useTexts();
  return (
    <Loading css={styles.waiting}>
      <Card css={styles.header}>
        <Skeleton width={48} height={48} />
        <div css={styles.words}>
          <Skeleton width={160} height={24} />
          <Skeleton width={240} height={16} />
        </div>
      </Card>
      <FigureRow label={t('member.figures')}>
        <FigureCardSkeleton />
        <FigureCardSkeleton />
        <FigureCardSkeleton />
      </FigureRow>
      <div css={styles.columns}>
        <Skeleton width="100%" height={320} />
        <Skeleton width="100%" height={200} />
      </div>
    </Loading>
  );
};
