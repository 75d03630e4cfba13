import { isApiError, useQuery } from '@portal/shared/http';
import { Link, paths } from '@portal/shared/routing';
import { Card, DateText } from '@portal/shared/ui/data';
import { Loading, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import { newestNoticesQuery } from './start.api.ts';
import * as styles from './start.styles.ts';

const SKELETON_WIDTHS = ['46%', '32%', '54%'];

/** An example to start from: the newest notices, with a loading, an error, an empty and a data state. */
export function StartPage() {
  const { t, language } = texts.useTexts();
  const query = useQuery(newestNoticesQuery(language));
  const { data: notices, isPending, isError } = query;
  return (
    <Card isPadded={false}>
      {isPending && (
        <Loading>
          {SKELETON_WIDTHS.map((width) => (
            <div key={width} css={styles.row}>
              <Skeleton width={width} height={14} />
              <Skeleton width={76} />
            </div>
          ))}
        </Loading>
      )}
      {isError && !notices && (
        <StatePanel
          kind="error"
          icon="unplug"
          title={t('start.failed')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
          requestId={isApiError(query.error) ? query.error.requestId : undefined}
        />
      )}
      {notices?.length === 0 && (
        <StatePanel kind="empty" icon="notices" title={t('start.empty.title')} text={t('start.empty.text')} />
      )}
      {notices && notices.length > 0 && (
        <ul css={styles.list} aria-label={t('start.label')}>
          {notices.map(({ id, title, published_at }) => (
            <li key={id} css={styles.row}>
              <Link to={paths.notice.href({ id })} css={styles.link}>
                {title}
              </Link>
              <span css={styles.date}>
                <DateText instant={published_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
