import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { useListFilters } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { ListTable, useDeferredPage } from '@portal/shared/ui/table';
import { useMemo } from 'react';
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
  const [{ q, sort, order, page }, changeFilters] = useListFilters(MEMBER_CODECS);
  const search = q.slice(0, MAX_SEARCH_LENGTH);
  const query = useQuery(membersQuery({ search, sort, order, page }));
  const data = useDeferredPage(query);
  const { getRowEntries } = useMemberActions();
  const columns = useMemo(() => memberColumns({ t, format, getRowEntries }), [t, format, getRowEntries]);

  return (
    <>
      <Card isPadded={false} isBareOnPhone>
        <ListTable
          {...{ query, columns }}
          shown={data}
          label={t('members.table.caption')}
          rowId={(member) => member.id}
          filters={{ sort, order, page }}
          changeFilters={changeFilters}
          pageSize={PAGE_SIZE}
          sorts={MEMBER_SORTS}
          tools={<MembersTools {...{ search, sort, order }} total={data?.total} onChange={changeFilters} />}
          empty={
            <MembersEmpty
              {...{ search, page }}
              onFirstPage={() => changeFilters({})}
              onClearSearch={() => changeFilters({ q: '' })}
            />
          }
          failedTitle={t('members.failed')}
          foundText={(count) => (search ? t('members.found', { count }) : '')}
          renderCard={(member) => <MemberCard member={member} entries={getRowEntries(member.id)} />}
        />
      </Card>
      <MemberDialogs />
    </>
  );
}
