import { isApiError, useQuery } from '@portal/shared/http';
import { paths, useParams } from '@portal/shared/routing';
import { LinkButton } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { NoticeBody, NoticeHeader } from '@portal/shared/ui/notice';
import { texts } from '../../texts.ts';
import { NoticeSkeleton } from './notice-skeleton.tsx';
import { isNoticeId } from './notice-id.ts';
import { noticeQuery } from './notice.api.ts';
import * as styles from './notice.styles.ts';
import { useMarkAsRead } from './use-mark-as-read.ts';

/** The page of one notice. */
export function NoticePage() {
  const { t, language } = texts.useTexts();
  const { id = '' } = useParams();
  const isId = isNoticeId(id);
  const query = useQuery({ ...noticeQuery(id, language), enabled: isId });
  useMarkAsRead(query.data, language);
  const backToList = (
    <LinkButton variant="quiet" icon="arrow-left" to={paths.notices.href()}>
      {t('notices.detail.back')}
    </LinkButton>
  );

  if (!isId || isApiError(query.error, 'not_found')) {
    return (
      <StatePanel
        kind="empty"
        icon="search-x"
        isFramed
        title={t('notices.detail.notFoundTitle')}
        text={t('notices.detail.notFoundText')}
        actions={backToList}
      />
    );
  }

  return (
    <div css={styles.page}>
      <div css={styles.back}>{backToList}</div>
      <Card css={styles.card}>
        {query.data && (
          <article>
            <NoticeHeader title={query.data.title} publishedAt={query.data.published_at} />
            <NoticeBody nodes={query.data.body} />
          </article>
        )}
        {!query.data && query.isError && <FailedQuery title={t('notices.detail.failed')} query={query} />}
        {query.isPending && <NoticeSkeleton />}
      </Card>
    </div>
  );
}
