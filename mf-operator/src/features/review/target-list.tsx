import { TargetList as ChannelList } from '@portal/shared/ui/data';
import type { TargetListProps as ChannelListProps } from '@portal/shared/ui/data';
import { useSites } from '../../components/use-sites.ts';
import type { ReviewedChannel } from './review.api.ts';

export type TargetListProps = Pick<ChannelListProps<ReviewedChannel>, 'label' | 'end'> & {
  channels: readonly ReviewedChannel[];
};

/** The channels that a dialog is about, with whose they are. */
export function TargetList({ label, channels, end }: TargetListProps) {
  const { nameOf } = useSites(channels.map(({ account }) => account.domain));
  return (
    <ChannelList
      {...{ label, end }}
      targets={channels}
      meta={({ account }) => `${nameOf(account.domain)} · ${account.nickname}`}
    />
  );
}
