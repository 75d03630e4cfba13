import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { useQueryStates } from '@portal/shared/routing';
import { visuallyHidden } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery } from '@portal/shared/ui/feedback';
import { DataTable } from '@portal/shared/ui/table';
import { useDeferredValue, useMemo } from 'react';
import { MemberDialogs } from '../../components/dialogs/member-dialogs.tsx';
import { useMemberActions } from '../../components/dialogs/use-member-actions.ts';
import { MAX_SEARCH_LENGTH, MEMBER_CODECS, MEMBER_SORTS } from '../../components/member/member-filters.ts';
import { membersQuery, PAGE_SIZE } from '../../components/member/members.api.ts';
import { texts } from '../../texts.ts';
import { MemberCard } from './member-card.tsx';
import { memberColumns } from './member-columns.tsx';
import { MembersEmpty } from './members-empty.tsx';
import { MembersTools } from './members-tools.tsx';

/** The members (sub-accounts) of the manager. */
export function MembersPage() {
  const { t } = texts.useTexts();
  const format = useFormat();
  const [{ q, sort, order, page }, setValues] = useQueryStates(MEMBER_CODECS);
  const search = q.slice(0, MAX_SEARCH_LENGTH);
  const query = useQuery(membersQuery({ search, sort, order, page }));
  const { isError } = query;
  // New rows are rendered at low priority, without blocking typing.
  const data = useDeferredValue(query.data);
  const isOutdated = query.isPlaceholderData || data !== query.data;
  const { getRowEntries } = useMemberActions();
  const columns = useMemo(() => memberColumns({ t, format, getRowEntries }), [t, format, getRowEntries]);

  return (
    <>
      <Card isPadded={false} isBareOnPhone>
        <DataTable
          label={t('members.table.caption')}
          columns={columns}
          rows={data?.items ?? []}
          rowId={(member) => member.id}
          sort={{ id: sort, order }}
          onSortChange={(next) => {
            const chosen = MEMBER_SORTS.find((one) => one === next.id);
            if (chosen !== undefined) setValues({ sort: chosen, order: next.order, page: 0 });
          }}
          isLoading={data === undefined && !isError}
          isRefetching={isOutdated}
          tools={
            <MembersTools
              {...{ search, sort, order }}
              total={data?.total}
              onChange={(change, options) => setValues({ ...change, page: 0 }, options)}
            />
          }
          empty={
            <MembersEmpty
              {...{ search, page }}
              onFirstPage={() => setValues({ page: 0 })}
              onClearSearch={() => setValues({ q: '', page: 0 })}
            />
          }
          error={
            isError && !data ? <FailedQuery query={query} level={3} title={t('members.failed')} /> : undefined
          }
          renderCard={(member) => <MemberCard member={member} entries={getRowEntries(member.id)} />}
          page={
            data && {
              page,
              size: PAGE_SIZE,
              total: data.total,
              onChange: (next) => setValues({ page: next }),
            }
          }
        />
        <span role="status" css={visuallyHidden}>
          {data && search && !isOutdated ? t('members.found', { count: data.total }) : ''}
        </span>
      </Card>
      <MemberDialogs />
    </>
  );
}
