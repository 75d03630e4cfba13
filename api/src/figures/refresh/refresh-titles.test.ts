import assert from 'node:assert/strict';
import { it } from 'node:test';
import { PERMANENT_KEY } from '../../platform/jobs/job-store.ts';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { insertChannel, insertSite, joinManager, nextNumber } from '../../platform/testing/fixtures.ts';
import { newStandInChannel, openStandIn } from '../../youtube/testing/stand-in-fixtures.ts';
import { REFRESH_CHANNELS, REFRESH_VIDEOS } from './refresh-titles.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const { standIn, environment } = await openStandIn();

describeWithDatabase(
  'refresh of titles and thumbnails',
  (api) => {
    const createScene = async () => {
      const { id: account } = await joinManager(api, await insertSite(api));
      const known = newStandInChannel({ title: 'Before' });
      standIn.data.put(known);
      const now = api.clock.now();
      const channel = await insertChannel(api, account, {
        youtube_id: known.id,
        name: 'Old',
        fetched_at: now,
      });
      const video = `vid-${String(nextNumber()).padStart(7, '0')}`;
      standIn.data.putVideo({
        id: video,
        channel_id: known.id,
        title: 'A short',
        published_at: '2026-01-02T05:00:00Z',
      });
      await api.db
        .insertInto('video')
        .values({ account_id: account, id: video, channel_id: channel })
        .execute();
      for (const kind of [REFRESH_CHANNELS, REFRESH_VIDEOS])
        await api.app.jobs.store.schedule(kind, PERMANENT_KEY, api.clock.now());
      return { account, channel, video, youtubeId: known.id };
    };
    const channelOf = ({ channel }: { channel: string }) =>
      api.db.selectFrom('channel').selectAll().where('id', '=', channel).executeTakeFirstOrThrow();
    const videoOf = ({ video }: { video: string }) =>
      api.db.selectFrom('video').selectAll().where('id', '=', video).executeTakeFirstOrThrow();
    const later = async (days: number) => {
      api.clock.advance(days * DAY_MS);
      await api.app.jobs.runDue();
    };

    it('a new video’s title is fetched', async () => {
      const scene = await createScene();
      await later(0);

      const video = await videoOf(scene);
      // 05:00 UTC is still the previous Pacific day.
      assert.deepEqual([video.title, video.published_on], ['A short', '2026-01-01']);
      assert.equal(video.fetched_at?.getTime(), api.clock.now().getTime());
    });

    it('a channel’s title is refreshed between 25 and 30 days after it was fetched', async () => {
      const scene = await createScene();
      await later(24);
      assert.equal((await channelOf(scene)).name, 'Old');

      await later(2);

      const { name, handle, subscribers, version, fetched_at: at } = await channelOf(scene);
      assert.equal(name, 'Before');
      assert.match(handle, /^@walk/);
      assert.deepEqual([subscribers, version], ['84300', 1]);
      assert.equal(at?.getTime(), api.clock.now().getTime());
    });

    it('titles are cleared after 30 days when YouTube does not return them', async () => {
      const scene = await createScene();
      await later(0);
      standIn.data.remove(scene.youtubeId);
      standIn.fail({ kind: 'backend' });
      for (let day = 0; day < 29; day += 1) await later(1);
      assert.equal((await channelOf(scene)).name, 'Old');
      assert.equal((await videoOf(scene)).title, 'A short');

      await later(1);

      standIn.fail(undefined);
      const channel = await channelOf(scene);
      assert.deepEqual([channel.name, channel.handle, channel.fetched_at], [scene.youtubeId, '', null]);
      assert.equal((await videoOf(scene)).title, null);
    });

    it('a channel that YouTube does not return is fetched again the next day', async () => {
      const scene = await createScene();
      standIn.data.remove(scene.youtubeId);
      await later(26);
      const { name, refresh_at: refreshAt } = await channelOf(scene);
      assert.deepEqual([name, refreshAt?.getTime()], ['Old', api.clock.now().getTime() + DAY_MS]);

      standIn.data.put(newStandInChannel({ id: scene.youtubeId, title: 'Back' }));
      await later(1);

      assert.equal((await channelOf(scene)).name, 'Back');
    });

    it('a refresh waits for new quota units and continues', async () => {
      const scene = await createScene();
      await later(24);
      standIn.fail({ kind: 'quota', times: 1 });
      await later(2);
      const before = standIn.requests.length;
      await api.app.jobs.runDue();
      assert.equal(standIn.requests.length, before);

      await later(1);
      await later(1);
      assert.equal((await channelOf(scene)).name, 'Before');
    });
  },
  environment,
);
