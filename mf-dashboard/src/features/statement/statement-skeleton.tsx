import { Card } from '@portal/shared/ui/data';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import * as styles from './statement.styles.ts';

const ROWS = [0, 1, 2, 3, 4];

/** The skeleton of the statement. */
export const StatementSkeleton = () => (
  <Card css={styles.document}>
    <Loading css={styles.waiting}>
      <Skeleton width={220} height={28} />
      <Skeleton width={280} height={18} />
      {ROWS.map((row) => (
        <Skeleton key={row} width="100%" height={40} />
      ))}
    </Loading>
  </Card>
);
