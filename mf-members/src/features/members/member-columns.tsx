import type { Format, TranslateText } from '@portal/shared/i18n';
import { Avatar, DateText } from '@portal/shared/ui/data';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import type ko from '../../locales/ko.json';
import { AssignedChannels } from './assigned-channels.tsx';
import { ChannelLink } from './channel-link.tsx';
import type { Member } from './members.api.ts';
import * as styles from './members.styles.ts';
import { computeMemberShare, RATE_DIGITS } from './revenue-share.ts';

export type ColumnContext = { t: TranslateText<typeof ko>; format: Format };

/** The columns of the member table. */
export const memberColumns = ({ t, format }: ColumnContext): TableColumn<Member>[] => [
  {
    id: 'member',
    header: t('members.table.member'),
    cell: (member) => (
      <TitleCell
        media={<Avatar name={member.nickname} size={36} />}
        title={member.nickname}
        meta={member.email}
      />
    ),
  },
  {
    id: 'channel',
    header: t('members.table.channel'),
    cell: (member) => <ChannelLink member={member} />,
  },
  {
    id: 'share',
    header: t('members.table.share'),
    unit: t('members.table.sharePart'),
    cell: (member) => (
      <>
        <span css={styles.share}>{format.percent(computeMemberShare(member.fee_rate), RATE_DIGITS)}</span>
        <span css={styles.fee}>
          {t('members.table.fee', { rate: format.percent(member.fee_rate, RATE_DIGITS) })}
        </span>
      </>
    ),
  },
  {
    id: 'channels',
    header: t('members.table.assigned'),
    cell: (member) => <AssignedChannels channels={member.channels} />,
  },
  {
    id: 'registered',
    header: t('members.table.registered'),
    isSecondary: true,
    cell: (member) => <DateText css={styles.oneLine} instant={member.registered_at} />,
  },
];
