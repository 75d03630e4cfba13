import { type Clock, pacificDayOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { computeBackoffMs, type JobKind } from '../../platform/jobs/job-runner.ts';
import type { Job, JobStore } from '../../platform/jobs/job-store.ts';
import { BATCH_SIZE, type LookupResult, type YoutubeClient, YoutubeError } from '../../youtube/index.ts';
import { mediaUrl } from '../media/drawing.ts';
import { createRefreshRepository, type Stale } from './refresh.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The platform lets its titles and pictures be kept for 30 days: asked for again after 25, they survive some bad days. */
const REFRESH_AFTER_MS = 25 * DAY_MS;
const FORGET_AFTER_MS = 30 * DAY_MS;
/** What the platform did not know today it may know tomorrow. */
const RETRY_AFTER_MS = DAY_MS;
/** With nothing to do. */
const LOOK_EVERY_MS = 10 * 60 * 1000;
const LEASE_MS = 60_000;

export const REFRESH_CHANNELS = 'refresh-channels';
export const REFRESH_VIDEOS = 'refresh-videos';
/** There is one job of each kind; where it goes on is in the rows themselves. */
export const REFRESH_KEY = 'all';

type Refresh<Thing> = {
  kind: string;
  stale: (before: Date, now: Date, limit: number) => Promise<Stale[]>;
  ask: (ids: string[]) => Promise<Map<string, LookupResult<Thing>>>;
  save: (item: Stale, thing: Thing, now: Date) => Promise<void>;
  /** Not told today; what is older than allowed is forgotten. */
  miss: (item: Stale, refreshAt: Date, isExpired: boolean) => Promise<void>;
};

/** The jobs that ask for titles and pictures again before they are too old to be shown, 50 in a call. */
export const createTitleRefresh = (dependencies: {
  db: Db;
  clock: Clock;
  jobs: JobStore;
  youtube: YoutubeClient;
}): JobKind[] => {
  const { db, clock, jobs, youtube } = dependencies;
  const stored = createRefreshRepository(db);

  const isExpired = ({ fetchedAt }: Stale, now: Date) =>
    fetchedAt !== null && now.getTime() - fetchedAt.getTime() >= FORGET_AFTER_MS;

  const missAll = async <Thing>({ miss }: Refresh<Thing>, items: readonly Stale[], now: Date) => {
    for (const item of items)
      await miss(item, new Date(now.getTime() + RETRY_AFTER_MS), isExpired(item, now));
  };

  /** What is too old goes even while the platform cannot be asked. */
  const forgetExpired = <Thing>(refresh: Refresh<Thing>, items: readonly Stale[], now: Date) =>
    missAll(
      refresh,
      items.filter((item) => isExpired(item, now)),
      now,
    );

  const refreshSome = async <Thing>(refresh: Refresh<Thing>, job: Job): Promise<Date> => {
    const now = clock.now();
    const items = await refresh.stale(new Date(now.getTime() - REFRESH_AFTER_MS), now, BATCH_SIZE);
    if (items.length === 0) return new Date(now.getTime() + LOOK_EVERY_MS);
    try {
      const found = await refresh.ask(items.map(({ youtubeId }) => youtubeId));
      for (const item of items) {
        const answer = found.get(item.youtubeId);
        if (answer?.kind === 'found') await refresh.save(item, answer.thing, now);
        else await missAll(refresh, [item], now);
      }
      return now;
    } catch (error) {
      if (!(error instanceof YoutubeError)) throw error;
      await forgetExpired(refresh, items, now);
      return error.retryAt ?? new Date(now.getTime() + computeBackoffMs(job.attempts));
    }
  };

  const kindOf = <Thing>(refresh: Refresh<Thing>): JobKind => ({
    kind: refresh.kind,
    batch: 1,
    leaseMs: LEASE_MS,
    async run(batch) {
      for (const job of batch) {
        const next = await refreshSome(refresh, job);
        // A wait after a failure grows until something is told again.
        await jobs.reschedule(job, next, { failed: next > clock.now() });
      }
    },
  });

  return [
    kindOf({
      kind: REFRESH_CHANNELS,
      stale: stored.staleChannels,
      ask: youtube.channelsById,
      save: (item, channel, now) =>
        stored.saveChannel(
          item,
          {
            name: channel.title,
            handle: channel.handle ?? '',
            thumbnail: channel.thumbnail ?? mediaUrl('avatar', channel.id),
            subscribers: channel.subscribers ?? null,
          },
          { fetchedAt: now, refreshAt: null },
        ),
      miss: (item, refreshAt, isOver) =>
        stored.saveChannel(
          item,
          isOver
            ? {
                name: item.youtubeId,
                handle: '',
                thumbnail: mediaUrl('avatar', item.youtubeId),
                subscribers: null,
              }
            : undefined,
          { fetchedAt: isOver ? null : item.fetchedAt, refreshAt },
        ),
    }),
    kindOf({
      kind: REFRESH_VIDEOS,
      stale: stored.staleVideos,
      ask: youtube.videosById,
      save: (item, video, now) =>
        stored.saveVideo(
          item,
          {
            title: video.title,
            ...(video.thumbnail === undefined ? {} : { thumbnail: video.thumbnail }),
            publishedOn: video.publishedAt ? pacificDayOf(video.publishedAt) : null,
          },
          { fetchedAt: now, refreshAt: null },
        ),
      miss: (item, refreshAt, isOver) =>
        isOver
          ? stored.forgetVideoTitle(item, { fetchedAt: null, refreshAt })
          : stored.saveVideo(item, undefined, { fetchedAt: item.fetchedAt, refreshAt }),
    }),
  ];
};
