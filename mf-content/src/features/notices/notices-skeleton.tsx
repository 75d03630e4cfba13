import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import * as styles from './notices.styles.ts';

/** Typical widths of titles. */
const WIDTHS = ['46%', '32%', '54%', '38%', '27%', '41%'];

/** The skeleton of the notice list. */
export function NoticesSkeleton() {
  return (
    <Loading>
      {WIDTHS.map((width) => (
        <div key={width} css={[styles.row, styles.rowContent]}>
          <span css={styles.title}>
            <Skeleton width={width} height={14} />
          </span>
          <Skeleton width={76} />
        </div>
      ))}
    </Loading>
  );
}
