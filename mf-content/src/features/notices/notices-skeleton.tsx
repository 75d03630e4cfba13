import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import * as styles from './notices.styles.ts';

/** Title widths as real lists have them. */
const WIDTHS = ['46%', '32%', '54%', '38%', '27%', '41%'];

/** The list's shape before its first answer. */
export function NoticesSkeleton() {
  return (
    <Loading>
      {WIDTHS.map((width) => (
        <div key={width} css={[styles.row, styles.rowLine]}>
          <span css={styles.words}>
            <Skeleton width={width} height={14} />
          </span>
          <Skeleton width={76} />
        </div>
      ))}
    </Loading>
  );
}
