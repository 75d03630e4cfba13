import { isApiError, useQuery } from '@portal/shared/http';
import { paths, useParams } from '@portal/shared/routing';
import { LinkButton } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../../texts.ts';
import { NoticeDeletion } from '../notice-deletion.tsx';
import { noticeQuery } from '../notices.api.ts';
import { NoticeEditor } from './notice-editor.tsx';
import { NoticeFrame } from './notice-frame.tsx';
import * as styles from './editor.styles.ts';

/** The page on which a stored notice is changed. */
export function NoticePage() {
  const { t } = texts.useTexts();
  const { id = '' } = useParams();
  const query = useQuery(noticeQuery(id));

  // An id that is no UUID is refused as invalid.
  if (isApiError(query.error, 'not_found') || isApiError(query.error, 'validation'))
    return (
      <StatePanel
        kind="empty"
        icon="search-x"
        isFramed
        title={t('notices.editor.notFoundTitle')}
        text={t('notices.editor.notFoundText')}
        actions={<LinkButton to={paths.operatorNotices.href()}>{t('notices.editor.back')}</LinkButton>}
      />
    );
  return (
    <NoticeFrame>
      {query.data ? (
        <>
          <NoticeEditor key={query.data.id} stored={query.data} />
          <NoticeDeletion notices={[query.data]} isLeaving />
        </>
      ) : (
        <Card css={styles.card}>
          {query.isError ? (
            <FailedQuery title={t('notices.editor.failed')} query={query} />
          ) : (
            <Loading label={t('notices.editor.loading')}>
              <Skeleton width="100%" height={560} />
            </Loading>
          )}
        </Card>
      )}
    </NoticeFrame>
  );
}
