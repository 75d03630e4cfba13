import { Card } from '@portal/shared/ui/data';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import * as styles from './site.styles.ts';

/** The skeleton of a site's page. */
export const SiteSkeleton = () => (
  <Loading css={styles.page}>
    <Card css={styles.header}>
      <Skeleton width={48} height={48} />
      <div css={styles.words}>
        <Skeleton width={160} height={28} />
        <Skeleton width={240} height={18} />
      </div>
    </Card>
    <Skeleton width="100%" height={320} />
    <Skeleton width="100%" height={480} />
  </Loading>
);
