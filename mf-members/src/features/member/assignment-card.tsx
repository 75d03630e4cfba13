import { useFormat } from '@portal/shared/i18n';
import { Badge } from '@portal/shared/ui/controls';
import { Avatar } from '@portal/shared/ui/data';
import { RowCard } from '@portal/shared/ui/table';
import { RATE_DIGITS } from '../../components/member/revenue-share.ts';
import { texts } from '../../texts.ts';
import { formatDays } from './assignment-days.ts';
import type { Assignment } from './assignment-days.ts';

export type AssignmentCardProps = { assignment: Assignment };

/** A channel of the member, as a card on a phone. */
export function AssignmentCard({ assignment }: AssignmentCardProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { channel, part, until_day: until } = assignment;
  return (
    <RowCard
      media={<Avatar name={channel.name} src={channel.thumbnail} size={44} />}
      title={channel.name}
      meta={channel.handle}
      end={
        until === null ? <Badge kind="good">{t('member.running')}</Badge> : <Badge>{t('member.ended')}</Badge>
      }
      figures={[
        { label: t('member.part'), value: format.percent(part, RATE_DIGITS) },
        { label: t('member.days'), value: formatDays(assignment, { t, format }) },
      ]}
    />
  );
}
