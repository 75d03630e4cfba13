import { useFormat } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import { LinkButton } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import { DataTable, TableTitle } from '@portal/shared/ui/table';
import { useMemo } from 'react';
import type { Member, MemberDetail } from '../../components/member/members.api.ts';
import { texts } from '../../texts.ts';
import { AssignmentCard } from './assignment-card.tsx';
import { assignmentColumns } from './assignment-columns.tsx';
import { getAssignmentId } from './assignment-days.ts';

export type AssignmentsCardProps = { member: Member; assignments: MemberDetail['assignments'] };

/** The member's channels with its part of each and the days, those that ended last. */
export function AssignmentsCard({ member, assignments }: AssignmentsCardProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const columns = useMemo(() => assignmentColumns({ t, format }), [t, format]);
  return (
    <Card isPadded={false} isBareOnPhone>
      <DataTable
        label={t('member.channels')}
        columns={columns}
        rows={assignments}
        rowId={getAssignmentId}
        tools={
          <>
            <TableTitle count={t('members.table.channelCount', { count: member.channels.length })}>
              {t('member.channels')}
            </TableTitle>
            <LinkButton
              variant="quiet"
              iconEnd="chevron-right"
              to={paths.manageChannel.href({ member: member.id })}
            >
              {t('member.manageChannels')}
            </LinkButton>
          </>
        }
        empty={
          <StatePanel
            kind="empty"
            icon="channels"
            level={3}
            isCompact
            title={t('members.table.noneAssigned')}
            text={t('member.noChannelsText')}
            actions={<LinkButton to={paths.manageChannel.href()}>{t('member.assign')}</LinkButton>}
          />
        }
        renderCard={(assignment) => <AssignmentCard assignment={assignment} />}
      />
    </Card>
  );
}
