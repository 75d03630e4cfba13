import type { YoutubeChannel, LookupResult, YoutubeClient } from '../../youtube/index.ts';
import type { ChannelTarget } from './channel-link.ts';

/** Handles need one call each; this many run at a time. */
const MAX_CONCURRENT = 5;

type Lookups = {
  byId: Map<string, LookupResult<YoutubeChannel>>;
  channelOfVideo: Map<string, string>;
};

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined;
const getFound = <Thing>(found: LookupResult<Thing> | undefined) =>
  found?.kind === 'found' ? found.thing : undefined;

const mapInGroups = async <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) => {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += MAX_CONCURRENT)
    results.push(...(await Promise.all(items.slice(start, start + MAX_CONCURRENT).map(work))));
  return results;
};

const lookUpBatched = async (youtube: YoutubeClient, targets: readonly ChannelTarget[]): Promise<Lookups> => {
  const videoIds = targets.map((target) => (target.kind === 'video' ? target.videoId : undefined));
  const videos = await youtube.videosById(videoIds.filter(isDefined));
  const channelOfVideo = new Map(
    [...videos].flatMap(([id, found]) => (found.kind === 'found' ? [[id, found.thing.channelId]] : [])),
  );
  const ids = targets.map((target) => (target.kind === 'id' ? target.id : undefined));
  const byId = await youtube.channelsById([...ids.filter(isDefined), ...channelOfVideo.values()]);
  return { byId, channelOfVideo };
};

/** The most calls that a lookup of these targets takes. */
export const estimateLookupUnits = (targets: readonly ChannelTarget[]) => {
  const costs: Record<ChannelTarget['kind'], number> = { id: 0, video: 0, handle: 1, custom: 2, username: 2 };
  const single = targets.reduce((sum, { kind }) => sum + costs[kind], 0);
  return single + 2;
};

/** Looks channels up at YouTube by any kind of target; undefined for those it does not know. */
export const lookUpChannels = async (youtube: YoutubeClient, targets: readonly ChannelTarget[]) => {
  const { byId, channelOfVideo } = await lookUpBatched(youtube, targets);
  return mapInGroups(targets, async (target): Promise<YoutubeChannel | undefined> => {
    switch (target.kind) {
      case 'id':
        return getFound(byId.get(target.id));
      case 'video':
        return getFound(byId.get(channelOfVideo.get(target.videoId) ?? ''));
      case 'handle':
        return youtube.channelByHandle(target.handle);
      case 'username':
        return (await youtube.channelByUsername(target.name)) ?? (await youtube.channelByHandle(target.name));
      case 'custom':
        // Most custom names became handles; the user confirms the channel before it is saved.
        return (await youtube.channelByHandle(target.name)) ?? (await youtube.channelByUsername(target.name));
    }
  });
};
