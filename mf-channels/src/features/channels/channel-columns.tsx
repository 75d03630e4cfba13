import { Avatar, DateText, EmptyValue } from '@portal/shared/ui/data';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import type { Format } from '@portal/shared/i18n';
import type { TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';
import { ChannelMembers } from './channel-members.tsx';
import { ChannelMenu } from './channel-menu.tsx';
import { getDisplayStatus } from './channel-status.ts';
import type { Channel } from '../../components/channel.ts';
import * as styles from './channels.styles.ts';
import { ReReviewButton } from './re-review-button.tsx';
import { ReviewReason } from './review-reason.tsx';
import { StatusBadge } from './status-badge.tsx';
import { VerificationState } from './verification-state.tsx';

export type ColumnContext = {
  t: TranslateText<typeof ko>;
  format: Format;
  isVerificationNeeded: boolean;
};

/** The columns of the channel table. */
export const channelColumns = ({
  t,
  format,
  isVerificationNeeded,
}: ColumnContext): TableColumn<Channel>[] => [
  {
    id: 'name',
    header: t('channels.table.channel'),
    isSortable: true,
    cell: (channel) => (
      <TitleCell
        media={<Avatar name={channel.name} src={channel.thumbnail} size={36} />}
        title={channel.name}
        meta={channel.handle}
      />
    ),
  },
  {
    id: 'status',
    header: t('channels.table.status'),
    isSortable: true,
    cell: (channel) => (
      <>
        <div css={styles.statusCell}>
          <StatusBadge status={getDisplayStatus(channel, isVerificationNeeded)} />
          <ReReviewButton channel={channel} />
        </div>
        <ReviewReason channel={channel} />
      </>
    ),
  },
  {
    id: 'verification',
    header: t('channels.table.verification'),
    isSecondary: true,
    cell: (channel) => <VerificationState channel={channel} />,
  },
  {
    id: 'members',
    header: t('channels.table.members'),
    cell: (channel) => <ChannelMembers channel={channel} />,
  },
  {
    id: 'category',
    header: t('channels.table.category'),
    isSecondary: true,
    cell: (channel) => t(`channels.category.${channel.category}`),
  },
  {
    id: 'shorts',
    header: t('channels.table.shorts'),
    kind: 'number',
    isSecondary: true,
    isSortable: true,
    cell: (channel) => (channel.shorts_count === null ? <EmptyValue /> : format.count(channel.shorts_count)),
  },
  {
    id: 'registered',
    header: t('channels.table.registered'),
    isSecondary: true,
    isSortable: true,
    firstOrder: 'desc',
    cell: (channel) => <DateText css={styles.oneLine} instant={channel.registered_at} />,
  },
  {
    id: 'approved',
    header: t('channels.table.approved'),
    isSecondary: true,
    isSortable: true,
    firstOrder: 'desc',
    cell: (channel) => <DateText css={styles.oneLine} instant={channel.approved_at} />,
  },
  {
    id: 'menu',
    header: t('channels.table.menu'),
    isHeaderHidden: true,
    width: 56,
    cell: (channel) => <ChannelMenu channel={channel} />,
  },
];
