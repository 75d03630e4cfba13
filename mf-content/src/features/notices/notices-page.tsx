import { useRef } from 'react';
import { useQuery } from '@portal/shared/http';
import { queryInteger, useQueryState } from '@portal/shared/routing';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel, staleStyle } from '@portal/shared/ui/feedback';
import { Pagination, showListStart } from '@portal/shared/ui/table';
import { texts } from '../../texts.ts';
import { NoticeRow } from './notice-row.tsx';
import { NoticesSkeleton } from './notices-skeleton.tsx';
import { noticesQuery, PAGE_SIZE } from './notices.api.ts';
import * as styles from './notices.styles.ts';

const pageCodec = queryInteger(0);

/** The notices of the domain, pinned ones first. */
export function NoticesPage() {
  const { t, language } = texts.useTexts();
  const [page, setPage] = useQueryState('page', pageCodec);
  const query = useQuery(noticesQuery(page, language));
  const list = useRef<HTMLUListElement>(null);
  const { data, isPending, isPlaceholderData, isError } = query;

  return (
    <div css={styles.page}>
      <p role="status" css={styles.count}>
        {isPlaceholderData
          ? t('notices.list.updating')
          : data && t('notices.list.count', { count: data.total })}
      </p>
      <Card isPadded={false}>
        {isPending && <NoticesSkeleton />}
        {isError && !data && <FailedQuery title={t('notices.list.failed')} query={query} />}
        {data?.items.length === 0 && (
          <StatePanel
            kind="empty"
            icon="notices"
            title={t('notices.empty.title')}
            text={t('notices.empty.text')}
          />
        )}
        {data && data.items.length > 0 && (
          <>
            <ul
              ref={list}
              tabIndex={-1}
              css={[styles.list, isPlaceholderData && staleStyle]}
              aria-label={t('notices.list.label')}
              aria-busy={isPlaceholderData}
            >
              {data.items.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} />
              ))}
            </ul>
            <Pagination
              page={page}
              size={PAGE_SIZE}
              total={data.total}
              onChange={(next) => {
                setPage(next);
                showListStart(list.current, list.current);
              }}
            />
          </>
        )}
      </Card>
    </div>
  );
}
