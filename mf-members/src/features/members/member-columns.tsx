import type { Format, TranslateText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import { Avatar, DateText } from '@portal/shared/ui/data';
import type { MenuEntry } from '@portal/shared/ui/overlay';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import { ChannelLink } from '../../components/member/channel-link.tsx';
import type { Member } from '../../components/member/members.api.ts';
import { computeMemberShare, RATE_DIGITS } from '../../components/member/revenue-share.ts';
import type ko from '../../locales/ko.json';
import { AssignedChannels } from './assigned-channels.tsx';
import { MemberMenu } from './member-menu.tsx';
import * as styles from './members.styles.ts';

export type ColumnContext = {
  t: TranslateText<typeof ko>;
  format: Format;
  getRowEntries: (id: string) => MenuEntry[];
};

/** The columns of the member table; those that the server sorts by have its names. */
export const memberColumns = ({ t, format, getRowEntries }: ColumnContext): TableColumn<Member>[] => [
  {
    id: 'nickname',
    header: t('members.table.member'),
    isSortable: true,
    cell: (member) => (
      <TitleCell
        media={<Avatar name={member.nickname} size={36} />}
        title={member.nickname}
        meta={member.email}
        to={paths.member.href({ id: member.id })}
      />
    ),
  },
  {
    id: 'link',
    header: t('members.table.channel'),
    cell: (member) => <ChannelLink member={member} />,
  },
  {
    id: 'share',
    header: t('members.table.share'),
    unit: t('members.table.sharePart'),
    isSortable: true,
    firstOrder: 'desc',
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
    isSortable: true,
    firstOrder: 'desc',
    cell: (member) => <AssignedChannels channels={member.channels} />,
  },
  {
    id: 'registered',
    header: t('members.table.registered'),
    isSecondary: true,
    isSortable: true,
    firstOrder: 'desc',
    cell: (member) => <DateText css={styles.oneLine} instant={member.registered_at} />,
  },
  {
    id: 'menu',
    header: t('members.table.menu'),
    isHeaderHidden: true,
    cell: (member) => (
      <span css={styles.menu}>
        <MemberMenu name={member.nickname} entries={getRowEntries(member.id)} />
      </span>
    ),
  },
];
