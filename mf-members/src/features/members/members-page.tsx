import { isApiError, useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { queryInteger, useQueryState } from '@portal/shared/routing';
import { Card } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import { DataTable } from '@portal/shared/ui/table';
import { useMemo } from 'react';
import { texts } from '../../texts.ts';
import { MemberCard } from './member-card.tsx';
import { memberColumns } from './member-columns.tsx';
import { membersQuery, PAGE_SIZE } from './members.api.ts';
import * as styles from './members.styles.ts';

const pageCodec = queryInteger(0);

/** The members (sub-accounts) of the manager. */
export function MembersPage() {
  const { t } = texts.useTexts();
  const format = useFormat();
  const [page, setPage] = useQueryState('page', pageCodec);
  const query = useQuery(membersQuery(page));
  const { data, isPending, isPlaceholderData, isError } = query;
  const columns = useMemo(() => memberColumns({ t, format }), [t, format]);

  return (
    <div css={styles.page}>
      <p role="status" css={styles.count}>
        {isPlaceholderData ? t('members.updating') : data && t('members.count', { count: data.total })}
      </p>
      <Card isPadded={false} css={styles.frame}>
        <DataTable
          label={t('members.table.caption')}
          columns={columns}
          rows={data?.items ?? []}
          rowId={(member) => member.id}
          isLoading={isPending}
          isRefetching={isPlaceholderData}
          empty={
            <StatePanel
              kind="empty"
              icon="members"
              title={t('members.empty.title')}
              text={t('members.empty.text')}
            />
          }
          error={
            isError && !data ? (
              <StatePanel
                kind="error"
                icon="unplug"
                title={t('members.failed')}
                isRetrying={query.isFetching}
                onRetry={() => void query.refetch()}
                requestId={isApiError(query.error) ? query.error.requestId : undefined}
              />
            ) : undefined
          }
          renderCard={(member) => <MemberCard member={member} />}
          page={data && { page, size: PAGE_SIZE, total: data.total, onChange: setPage }}
        />
      </Card>
    </div>
  );
}
