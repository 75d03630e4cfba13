import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import * as styles from './verify.styles.ts';

/** The dialog before its channel is known. */
export function DialogSkeleton() {
  return (
    <Loading css={styles.content}>
      <div css={styles.head}>
        <Skeleton width={44} height={44} radius="full" />
        <div css={styles.headWords}>
          <Skeleton width="40%" height={16} />
        </div>
      </div>
      <Skeleton height={84} radius="card" />
      <Skeleton width="70%" height={120} radius="small" />
    </Loading>
  );
}
