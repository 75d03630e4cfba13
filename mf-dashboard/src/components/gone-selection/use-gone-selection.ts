import { canManageMembersAtom, useAtomValue, useMemberName } from '@portal/shared/state';
import { useChannelNames } from '../channels/channel-names.api.ts';
import type { ScopeFilters } from '../filters/report-filters.ts';

/** Which of the selected member and channel does not exist, e.g. in a saved view or an old link. */
export const useGoneSelection = ({
  member,
  channel,
}: Pick<ScopeFilters, 'member' | 'channel'>): 'member' | 'channel' | undefined => {
  const hasMembers = useAtomValue(canManageMembersAtom);
  const { isUnknown } = useMemberName(hasMembers ? member : undefined);
  const channels = useChannelNames(member, { isNeeded: channel !== undefined }).data;
  if (isUnknown) return 'member';
  return channel !== undefined && channels && !channels.some(({ id }) => id === channel)
    ? 'channel'
    : undefined;
};
