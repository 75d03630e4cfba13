import { useFormat } from '@portal/shared/i18n';
import { Badge } from '@portal/shared/ui/controls';
import { Avatar } from '@portal/shared/ui/data';
import { RowCard } from '@portal/shared/ui/table';
import { PART_DIGITS } from '../../components/channel-assignments.ts';
import type { AssignmentSpan } from '../../components/channel-assignments.ts';
import { formatDays } from './history-columns.tsx';
import { historyTexts } from './texts.ts';

export type HistoryCardProps = { span: AssignmentSpan };

/** An assignment of a channel, as a card on a phone. */
export function HistoryCard({ span }: HistoryCardProps) {
  const { t } = historyTexts.useTexts();
  const format = useFormat();
  const { first, last } = formatDays(span, { t, format });
  const { nickname, is_archived: isArchived } = span.member;
  return (
    <RowCard
      media={<Avatar name={nickname} size={36} />}
      title={nickname}
      meta={isArchived && t('archived')}
      end={last === undefined && <Badge kind="good">{t('running')}</Badge>}
      figures={[
        { label: t('part'), value: format.percent(span.part, PART_DIGITS) },
        { label: t('first'), value: first },
        ...(last === undefined ? [] : [{ label: t('last'), value: last }]),
      ]}
    />
  );
}
