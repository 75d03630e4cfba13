import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import * as styles from './bridge.styles.ts';

const ROWS = 5;

export const BridgeSkeleton = () => (
  <Loading>
    <div css={styles.waiting}>
      {Array.from({ length: ROWS }, (_, index) => (
        <Skeleton key={index} height={24} />
      ))}
    </div>
  </Loading>
);
