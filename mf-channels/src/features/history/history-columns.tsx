import { addDays } from '@portal/shared/i18n';
import { Badge } from '@portal/shared/ui/controls';
import { Avatar } from '@portal/shared/ui/data';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import { PART_DIGITS } from '../../components/channel-assignments.ts';
import type { AssignmentSpan } from '../../components/channel-assignments.ts';
import type { HistoryWords } from './describe-unassigned.ts';

/** The first and the last day of an assignment in words; responses name the day after the last one. */
export const formatDays = (
  { from_day: from, until_day: until }: AssignmentSpan,
  { t, format }: HistoryWords,
): { first: string; last: string | undefined } => ({
  first: from === null ? t('always') : format.date(from),
  last: until === null ? undefined : format.date(addDays(until, -1)),
});

/** The columns of a channel's assignments. */
export const historyColumns = (words: HistoryWords): TableColumn<AssignmentSpan>[] => {
  const { t, format } = words;
  return [
    {
      id: 'member',
      header: t('member'),
      cell: ({ member }) => (
        <TitleCell
          media={<Avatar name={member.nickname} size={28} />}
          title={member.nickname}
          meta={member.is_archived && t('archived')}
        />
      ),
    },
    {
      id: 'part',
      header: t('part'),
      kind: 'number',
      isStrong: true,
      cell: ({ part }) => format.percent(part, PART_DIGITS),
    },
    { id: 'first', header: t('first'), cell: (span) => formatDays(span, words).first },
    {
      id: 'last',
      header: t('last'),

      cell: (span) => formatDays(span, words).last ?? <Badge kind="good">{t('running')}</Badge>,
    },
  ];
};
