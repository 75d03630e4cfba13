import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import { trackRow, trackRows } from '../../components/tracks/track-row.styles.ts';

const styles = {
  names: css({ flex: 1, minWidth: 0, display: 'grid', gap: token.space[4] }),
};

/** The place of a list of tracks with their covers, while it loads. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <Loading css={trackRows}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} css={trackRow}>
          <Skeleton width={36} height={36} />
          <span css={styles.names}>
            <Skeleton width="60%" height={16} />
            <Skeleton width="40%" height={12} />
          </span>
        </div>
      ))}
    </Loading>
  );
}
