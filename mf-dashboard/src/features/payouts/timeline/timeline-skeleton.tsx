import { Card } from '@portal/shared/ui/data';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import * as styles from './timeline.styles.ts';

const MONTHS = [0, 1, 2];

/** The skeleton of a timeline: the answer and its months. */
export const TimelineSkeleton = () => (
  <Loading css={styles.waiting}>
    <Card css={styles.answer}>
      <Skeleton width="60%" height={28} />
      <Skeleton width="40%" height={18} />
    </Card>
    <Card css={styles.waiting}>
      {MONTHS.map((month) => (
        <Skeleton key={month} width="100%" height={96} />
      ))}
    </Card>
  </Loading>
);
