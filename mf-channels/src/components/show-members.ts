import type { QueryClient } from '@portal/shared/http';
import type { Channel, ChannelList } from './channel.ts';

/** The lists of channels in the cache, of all filters and pages. */
const lists = { queryKey: ['mf-channels', 'list'] };

/**
 * Shows the members of `channels` in the loaded lists before the server has confirmed them. Returns a function that shows
 * the former ones again, for when the server refuses.
 */
export function showMembers(client: QueryClient, channels: readonly Pick<Channel, 'id' | 'members'>[]) {
  const members = new Map(channels.map((channel) => [channel.id, channel.members]));
  // A response that is under way would show the former members.
  void client.cancelQueries(lists);
  const former = client.getQueriesData<ChannelList>(lists);
  client.setQueriesData<ChannelList>(
    lists,
    (list) =>
      list && {
        ...list,
        items: list.items.map((item) => ({ ...item, members: members.get(item.id) ?? item.members })),
      },
  );
  return () => former.forEach(([key, list]) => client.setQueryData(key, list));
}
