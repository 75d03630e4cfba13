import type { Format, TranslateText } from '@portal/shared/i18n';
import { Badge } from '@portal/shared/ui/controls';
import { Avatar } from '@portal/shared/ui/data';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import { RATE_DIGITS } from '../../components/member/revenue-share.ts';
import type ko from '../../locales/ko.json';
import { formatDays } from './assignment-days.ts';
import type { Assignment } from './assignment-days.ts';
import * as styles from './member.styles.ts';

type ColumnContext = { t: TranslateText<typeof ko>; format: Format };

/** The columns of a member's channels. */
export const assignmentColumns = (words: ColumnContext): TableColumn<Assignment>[] => {
  const { t, format } = words;
  return [
    {
      id: 'channel',
      header: t('members.table.channel'),
      cell: ({ channel }) => (
        <TitleCell
          media={<Avatar name={channel.name} src={channel.thumbnail} size={36} />}
          title={channel.name}
          meta={channel.handle}
        />
      ),
    },
    {
      id: 'part',
      header: t('member.part'),
      kind: 'number',
      isStrong: true,
      cell: ({ part }) => format.percent(part, RATE_DIGITS),
    },
    {
      id: 'days',
      header: t('member.days'),
      isSecondary: true,
      cell: (assignment) => <span css={styles.oneLine}>{formatDays(assignment, words)}</span>,
    },
    {
      id: 'state',
      header: t('member.state'),
      cell: ({ until_day: until }) =>
        until === null ? (
          <Badge kind="good">{t('member.running')}</Badge>
        ) : (
          <Badge>{t('member.ended')}</Badge>
        ),
    },
  ];
};
