import { useFormat } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import { roleAtom, useAtomValue } from '@portal/shared/state';
import { IconButton } from '@portal/shared/ui/controls';
import { Menu } from '@portal/shared/ui/overlay';
import type { MenuEntry } from '@portal/shared/ui/overlay';
import type { Channel } from '../../components/channel.ts';
import { texts } from '../../texts.ts';
import { useChannelActions } from './channel-actions.tsx';
import { getDisplayStatus } from './channel-status.ts';
import { useIsPast } from './use-is-past.ts';

/** The commands of a channel that this role and the channel's state allow; others say why they are disabled. */
function useChannelEntries(channel: Channel): () => MenuEntry[] {
  const { t } = texts.useTexts();
  const isManager = useAtomValue(roleAtom) === 'manager';
  const actions = useChannelActions();
  const format = useFormat();
  const { re_review_opens_at: opensAt } = channel;
  const isReReviewOpen = useIsPast(opensAt);
  return () => {
    const status = getDisplayStatus(channel, false);
    const isOnHold = status === 'on_hold';
    const isRejected = status === 'rejected';

    const open: MenuEntry[] = [
      {
        id: 'history',
        label: t('channels.history'),
        icon: 'clock',
        onSelect: () => actions.history([channel]),
      },
      {
        id: 'report',
        label: t('channels.menu.report'),
        icon: 'chart',
        onSelect: () => actions.goTo(paths.reportChannel.href({ channels: channel.id })),
      },
      {
        id: 'youtube',
        label: t('channels.menu.youtube'),
        icon: 'external',
        onSelect: () =>
          window.open(`https://www.youtube.com/channel/${channel.youtube_id}`, '_blank', 'noopener'),
      },
    ];
    if (!isManager) return open;

    const withoutMember = channel.members.length === 0 && {
      isDisabled: true,
      description: t('channels.table.noMember'),
    };
    return [
      ...(isOnHold
        ? [
            {
              id: 'reReview',
              label: t('channels.reReview'),
              icon: 'retry' as const,
              ...(opensAt !== null &&
                !isReReviewOpen && {
                  isDisabled: true,
                  description: t('channels.menu.reReviewOpens', { time: format.dateTime(opensAt) }),
                }),
              onSelect: () => actions.review(channel.id),
            },
          ]
        : []),
      ...(channel.verification === 'verified'
        ? []
        : [
            {
              id: 'verify',
              label: t('channels.verify'),
              icon: 'shield' as const,
              ...(isRejected && { isDisabled: true, description: t('channels.menu.rejected') }),
              onSelect: () => actions.verify(channel.id),
            },
          ]),
      {
        id: 'assign',
        label: t('channels.assign'),
        icon: 'user-plus',
        onSelect: () => actions.assign([channel]),
      },
      {
        id: 'unassign',
        label: t('channels.unassign'),
        icon: 'user-minus',
        ...withoutMember,
        onSelect: () => actions.unassign([channel]),
      },
      ...open,
      'separator',
      {
        id: 'delete',
        label: t('channels.delete'),
        icon: 'trash',
        tone: 'bad',
        onSelect: () => actions.remove([channel]),
      },
    ];
  };
}

export type ChannelMenuProps = { channel: Channel };

/** The menu of a channel's row or card. */
export function ChannelMenu({ channel }: ChannelMenuProps) {
  const { t } = texts.useTexts();
  const label = t('channels.menu.label', { name: channel.name });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" label={label} />}
      entries={useChannelEntries(channel)}
    />
  );
}
