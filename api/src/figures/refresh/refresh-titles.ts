import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { computeBackoffMs, type JobKind } from '../../platform/jobs/job-runner.ts';
import type { Job, JobStore } from '../../platform/jobs/job-store.ts';
import { BATCH_SIZE, type LookupResult, type YoutubeClient, YoutubeError } from '../../youtube/index.ts';
import { toMediaUrl } from '../../content/media/drawing.ts';
import { createRefreshRepository, type StaleItem } from './refresh.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** YouTube's terms allow titles and thumbnails to be stored for 30 days; refreshing after 25 leaves time for retries. */
const REFRESH_AFTER_MS = 25 * DAY_MS;
const EXPIRE_AFTER_MS = 30 * DAY_MS;
/** Items that YouTube did not return are fetched again after this time. */
const RETRY_AFTER_MS = DAY_MS;
/** The interval of jobs with nothing to refresh. */
const POLL_INTERVAL_MS = 10 * 60 * 1000;
const LEASE_MS = 60_000;

export const REFRESH_CHANNELS = 'refresh-channels';
export const REFRESH_VIDEOS = 'refresh-videos';

type Refresh<Thing> = {
  kind: string;
  stale: (before: Date, now: Date, limit: number) => Promise<StaleItem[]>;
  fetch: (ids: string[]) => Promise<Map<string, LookupResult<Thing>>>;
  save: (item: StaleItem, thing: Thing, now: Date) => Promise<void>;
  /** Saves that YouTube did not return the item; when `isExpired`, its title is cleared. */
  saveMissing: (item: StaleItem, refreshAt: Date, isExpired: boolean) => Promise<void>;
};

/** Creates the jobs that refresh titles and thumbnails before they expire, 50 items per call. */
export const createTitleRefresh = (dependencies: {
  db: Db;
  clock: Clock;
  jobs: JobStore;
  youtube: YoutubeClient;
}): JobKind[] => {
  const { db, clock, jobs, youtube } = dependencies;
  const stored = createRefreshRepository(db);

  const isExpired = ({ fetchedAt }: StaleItem, now: Date) =>
    fetchedAt !== null && now.getTime() - fetchedAt.getTime() >= EXPIRE_AFTER_MS;

  const saveAllMissing = async <Thing>(
    { saveMissing: miss }: Refresh<Thing>,
    items: readonly StaleItem[],
    now: Date,
  ) => {
    for (const item of items)
      await miss(item, new Date(now.getTime() + RETRY_AFTER_MS), isExpired(item, now));
  };

  /** Clears expired titles even while YouTube cannot be reached. */
  const clearExpired = <Thing>(refresh: Refresh<Thing>, items: readonly StaleItem[], now: Date) =>
    saveAllMissing(
      refresh,
      items.filter((item) => isExpired(item, now)),
      now,
    );

  const refreshBatch = async <Thing>(refresh: Refresh<Thing>, job: Job): Promise<Date> => {
    const now = clock.now();
    const items = await refresh.stale(new Date(now.getTime() - REFRESH_AFTER_MS), now, BATCH_SIZE);
    if (items.length === 0) return new Date(now.getTime() + POLL_INTERVAL_MS);
    try {
      const found = await refresh.fetch(items.map(({ youtubeId }) => youtubeId));
      for (const item of items) {
        const result = found.get(item.youtubeId);
        if (result?.kind === 'found') await refresh.save(item, result.thing, now);
        else await saveAllMissing(refresh, [item], now);
      }
      return now;
    } catch (error) {
      if (!(error instanceof YoutubeError)) throw error;
      await clearExpired(refresh, items, now);
      return error.retryAt ?? new Date(now.getTime() + computeBackoffMs(job.attempts));
    }
  };

  const kindOf = <Thing>(refresh: Refresh<Thing>): JobKind => ({
    kind: refresh.kind,
    batch: 1,
    leaseMs: LEASE_MS,
    // `fetched_at` of the rows says where it continues.
    isPermanent: true,
    async run(batch) {
      for (const job of batch) {
        const next = await refreshBatch(refresh, job);
        // The back-off of a failing job grows with its attempts.
        await jobs.reschedule(job, next, { failed: next > clock.now() });
      }
    },
  });

  return [
    kindOf({
      kind: REFRESH_CHANNELS,
      stale: stored.staleChannels,
      fetch: youtube.channelsById,
      save: (item, channel, now) =>
        stored.saveChannel(
          item,
          {
            name: channel.title,
            handle: channel.handle ?? '',
            thumbnail: channel.thumbnail ?? toMediaUrl('avatar', channel.id),
            subscribers: channel.subscribers ?? null,
          },
          { fetchedAt: now, refreshAt: null },
        ),
      saveMissing: (item, refreshAt, hasExpired) =>
        stored.saveChannel(
          item,
          hasExpired
            ? {
                name: item.youtubeId,
                handle: '',
                thumbnail: toMediaUrl('avatar', item.youtubeId),
                subscribers: null,
              }
            : undefined,
          { fetchedAt: hasExpired ? null : item.fetchedAt, refreshAt },
        ),
    }),
    kindOf({
      kind: REFRESH_VIDEOS,
      stale: stored.staleVideos,
      fetch: youtube.videosById,
      save: (item, video, now) =>
        stored.saveVideo(
          item,
          {
            title: video.title,
            ...(video.thumbnail === undefined ? {} : { thumbnail: video.thumbnail }),
            publishedOn: video.publishedAt ? toPacificDay(video.publishedAt) : null,
          },
          { fetchedAt: now, refreshAt: null },
        ),
      saveMissing: (item, refreshAt, hasExpired) =>
        hasExpired
          ? stored.clearVideoTitle(item, { fetchedAt: null, refreshAt })
          : stored.saveVideo(item, undefined, { fetchedAt: item.fetchedAt, refreshAt }),
    }),
  ];
};
