import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  insertChannel,
  insertSite,
  joinManager,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { newStandInChannel, openStandIn } from '../../youtube/testing/stand-in-fixtures.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const { standIn, environment } = await openStandIn();

describeWithDatabase(
  'channel verification',
  (api) => {
    const scene = async (given: Parameters<typeof newStandInChannel>[0] = {}) => {
      // Each on a day of its own, so that no test uses another's quota.
      api.clock.advance(48 * HOUR_MS);
      const manager = await joinManager(api, await insertSite(api));
      const known = newStandInChannel(given);
      standIn.data.put(known);
      const { id: youtubeId } = known;
      const channel = await insertChannel(api, manager.id, {
        youtube_id: youtubeId,
        status: 0,
        verification: 'none',
      });
      return { ...manager, channel, youtubeId };
    };
    const verify = async (client: PortalClient, channel: string) =>
      (await client.post('/channel/verify', { channel })).body.verification;
    const stateOf = async (client: PortalClient, channel: string) =>
      (await client.get(`/channel/verification?channel=${channel}`)).body.verification;
    const later = async (milliseconds: number) => {
      api.clock.advance(milliseconds);
      await api.app.jobs.runDue();
    };
    const instantIn = (milliseconds: number) =>
      new Date(api.clock.now().getTime() + milliseconds).toISOString();
    const asked = () => standIn.requests.length;

    it('a channel is verified when its description contains the code', async () => {
      const { client, channel, youtubeId } = await scene();
      const { code, state } = (await client.post('/channel/verification/code', { channel })).body
        .verification;
      assert.equal(state, 'pending');
      assert.equal(
        (await client.post('/channel/verification/code', { channel })).body.verification.code,
        code,
      );
      standIn.change(youtubeId, { description: `산책\n${code}` });

      const started = await verify(client, channel);
      assert.deepEqual(
        [started.state, started.code, started.ends_at],
        ['verifying', code, instantIn(24 * HOUR_MS)],
      );
      await later(0);

      const ended = await stateOf(client, channel);
      assert.deepEqual(
        [ended.state, ended.result, ended.code, ended.checks],
        ['verified', 'verified', null, 1],
      );
      assert.equal(ended.ended_at, instantIn(0));
      assert.equal((await client.get('/channel/list')).body.items[0].verification, 'verified');
      assert.equal((await verify(client, channel)).state, 'verified');
    });

    it('the search checks with growing gaps for 24 hours, without a client, and finds a late edit', async () => {
      const { client, channel, youtubeId } = await scene();
      const { code } = await verify(client, channel);
      const gaps: number[] = [];
      await later(0);
      for (let step = 0; step < 12; step += 1) {
        const { next_check_at: next } = await stateOf(client, channel);
        const gap = Date.parse(next) - api.clock.now().getTime();
        gaps.push(gap / SECOND_MS);
        await later(gap);
      }
      assert.deepEqual(gaps, [15, 30, 60, 120, 240, 480, 900, 1800, 3600, 3600, 3600, 3600]);
      const { log, checks } = await stateOf(client, channel);
      assert.deepEqual([log.length, checks, log[0].result], [13, 13, 'code_missing']);

      standIn.change(youtubeId, { description: code });
      await later(HOUR_MS);

      assert.equal((await stateOf(client, channel)).state, 'verified');
    });

    it('T-33 the search ends after 24 hours with its last result, and the code stays valid', async () => {
      const { client, channel } = await scene();
      const { code } = await verify(client, channel);
      for (let hour = 0; hour <= 26; hour += 1) await later(HOUR_MS);

      const ended = await stateOf(client, channel);
      assert.deepEqual([ended.state, ended.result, ended.code], ['pending', 'code_missing', code]);
      assert.equal(ended.next_check_at, null);
      assert.ok(ended.ended_at);
      const before = asked();
      await later(HOUR_MS);
      assert.equal(asked(), before);

      const again = await verify(client, channel);
      assert.deepEqual([again.state, again.code, again.result, again.log], ['verifying', code, null, []]);
    });

    it('a manager is notified once, six hours before the end, that the code was not found so far', async () => {
      const { client, channel } = await scene();
      await verify(client, channel);
      const end = instantIn(24 * HOUR_MS);
      const notified = async () => (await client.get('/inbox/list')).body.items;
      await later(0);
      for (let hour = 0; hour < 17; hour += 1) await later(HOUR_MS);
      assert.deepEqual(await notified(), []);

      for (let hour = 17; hour < 23; hour += 1) await later(HOUR_MS);
      const [first, ...others] = await notified();
      assert.deepEqual(
        [first.about.kind, first.about.channel.id, first.about.ends_at],
        ['verification_ends', channel, end],
      );
      assert.equal(first.at, new Date(Date.parse(end) - 6 * HOUR_MS).toISOString());
      assert.deepEqual(others, []);

      await later(HOUR_MS);
      await verify(client, channel);
      for (let hour = 0; hour < 20; hour += 1) await later(HOUR_MS);
      assert.deepEqual(
        (await notified()).map(({ about }: { about: { kind: string } }) => about.kind),
        ['verification_ends', 'verification', 'verification_ends'],
        'another search has a notification of its own',
      );
    });

    it('T-33 a code that is only in a translation is reported with its languages', async () => {
      const { client, channel, youtubeId } = await scene({ default_language: 'ko' });
      const { code } = await verify(client, channel);
      const text = (description: string) => ({ title: 'Walk', description });
      standIn.change(youtubeId, {
        description: '산책',
        localizations: { en: text(`A walk ${code}`), ja: text('散歩') },
      });
      await later(0);

      const seen = await stateOf(client, channel);
      assert.deepEqual([seen.state, seen.result, seen.languages], ['verifying', 'only_translated', ['en']]);

      standIn.change(youtubeId, { localizations: { ko: text(code), en: text('A walk') } });
      await later(HOUR_MS);
      assert.equal((await stateOf(client, channel)).state, 'verified');
    });

    it("T-33 another partner's code does not verify a channel", async () => {
      const [first, second] = [await scene(), await scene()];
      await verify(first.client, first.channel);
      const { code } = await verify(second.client, second.channel);
      standIn.change(first.youtubeId, { description: code });

      await later(HOUR_MS);

      assert.equal((await stateOf(first.client, first.channel)).result, 'code_missing');
    });

    it('T-33 a search without quota waits until the next Pacific midnight, and ends later by that time', async () => {
      api.clock.set('2028-07-02T18:00:00Z');
      const { client, channel, youtubeId } = await scene();
      const { code } = await verify(client, channel);
      standIn.change(youtubeId, { description: code });
      standIn.fail({ kind: 'quota', times: 1 });
      await later(0);

      const waiting = await stateOf(client, channel);
      assert.deepEqual([waiting.state, waiting.delay, waiting.checks], ['verifying', 'quota', 0]);
      assert.equal(waiting.next_check_at, '2028-07-05T07:01:00.000Z');
      assert.equal(waiting.ends_at, '2028-07-06T07:01:00.000Z');
      const before = asked();
      assert.equal((await verify(client, channel)).next_check_at, waiting.next_check_at);
      await later(12 * HOUR_MS);
      assert.equal(asked(), before);

      await later(HOUR_MS + 60 * SECOND_MS);
      assert.equal((await stateOf(client, channel)).state, 'verified');
    });

    it('T-64 a search without quota waits until the next Pacific midnight on days of 23 and 25 hours', async () => {
      for (const [before, midnight] of [
        ['2029-03-11T08:30:00Z', '2029-03-12T07:01:00.000Z'],
        ['2029-11-04T07:30:00Z', '2029-11-05T08:01:00.000Z'],
      ] as const) {
        api.clock.set(new Date(Date.parse(before) - 48 * HOUR_MS).toISOString());
        const { client, channel } = await scene();
        await verify(client, channel);
        standIn.fail({ kind: 'quota', times: 1 });
        await later(0);

        const waiting = await stateOf(client, channel);
        assert.deepEqual([waiting.delay, waiting.next_check_at], ['quota', midnight]);
        assert.equal(Date.parse(waiting.ends_at) - Date.parse(midnight), 24 * HOUR_MS);
      }
    });

    it('T-55 a clock jump neither ends a search early nor extends it for ever', async () => {
      const { client, channel } = await scene();
      const started = await verify(client, channel);
      await later(0);

      api.clock.advance(-365 * 24 * HOUR_MS);
      await later(0);
      const inThePast = await stateOf(client, channel);
      assert.deepEqual([inThePast.state, inThePast.ends_at], ['verifying', started.ends_at]);

      api.clock.advance(365 * 24 * HOUR_MS);
      await later(HOUR_MS);
      assert.equal((await stateOf(client, channel)).state, 'verifying');

      await later(23 * HOUR_MS);
      assert.deepEqual([(await stateOf(client, channel)).state], ['pending']);
    });

    for (const [fault, delay] of [
      ...([
        ['key', 'key'],
        ['backend', 'service'],
        ['reset', 'service'],
        ['html', 'service'],
      ] as const),
      ...([
        ['not_json', 'service'],
        ['no_snippet', 'service'],
        ['rate', 'service'],
      ] as const),
    ])
      it(`T-33 the search continues after: ${fault}`, async () => {
        const { client, channel, youtubeId } = await scene();
        const { code } = await verify(client, channel);
        standIn.change(youtubeId, { description: code });
        standIn.fail({ kind: fault });
        await later(0);
        const first = await stateOf(client, channel);
        await later(Date.parse(first.next_check_at) - api.clock.now().getTime());
        const second = await stateOf(client, channel);
        standIn.fail(undefined);

        assert.deepEqual([first.state, first.delay, first.checks, second.checks], ['verifying', delay, 0, 0]);
        if (delay === 'service')
          assert.equal(Date.parse(second.next_check_at) - api.clock.now().getTime(), 10 * SECOND_MS);
        await later(HOUR_MS);
        const { state, delay: none } = await stateOf(client, channel);
        assert.deepEqual([state, none], ['verified', null]);
      });

    it('T-33 a response without items counts as a missing channel, and the search continues', async () => {
      const { client, channel, youtubeId } = await scene();
      const { code } = await verify(client, channel);
      standIn.change(youtubeId, { description: code });
      standIn.fail({ kind: 'no_items', times: 1 });
      await later(0);
      assert.equal((await stateOf(client, channel)).result, 'channel_missing');

      await later(HOUR_MS);
      assert.equal((await stateOf(client, channel)).state, 'verified');
    });

    it('the search ends in an error when YouTube never responded, and its manager was warned before', async () => {
      const { client, channel } = await scene();
      await verify(client, channel);
      standIn.fail({ kind: 'backend' });
      for (let hour = 0; hour <= 25; hour += 1) await later(HOUR_MS);
      standIn.fail(undefined);

      const { state, result } = await stateOf(client, channel);
      assert.deepEqual([state, result], ['pending', 'error']);
      const { items } = (await client.get('/inbox/list')).body;
      assert.deepEqual(
        items.map(({ about }: { about: { kind: string } }) => about.kind),
        ['verification', 'verification_ends'],
      );
    });

    it('up to 50 channels are checked in one call', async () => {
      const { client, id } = await scene();
      for (let number = 0; number < 60; number += 1) {
        const known = newStandInChannel();
        standIn.data.put(known);
        const channel = await insertChannel(api, id, { youtube_id: known.id, verification: 'none' });
        await verify(client, channel);
      }
      const before = asked();

      await later(0);

      assert.equal(asked() - before, 2);
    });

    it('T-59 a manual check runs at once, and repeated ones are limited', async () => {
      const { client, channel } = await scene();
      await verify(client, channel);
      await later(0);
      for (const gap of [15, 30, 60]) await later(gap * SECOND_MS);
      await later(20 * SECOND_MS);
      const before = asked();

      await Promise.all(Array.from({ length: 20 }, () => verify(client, channel)));
      await later(0);
      const { next_check_at: next } = await verify(client, channel);

      assert.equal(asked() - before, 1);
      assert.equal(next, instantIn(15 * SECOND_MS));
    });

    it('the recent list contains searches in progress and recently ended ones', async () => {
      const { client, channel, youtubeId } = await scene();
      const { code } = await verify(client, channel);
      const recent = async () =>
        (await client.get('/channel/verifications')).body.items.map(
          (item: { state: string; code?: string }) => [item.state, item.code],
        );
      assert.deepEqual(await recent(), [['verifying', undefined]]);

      standIn.change(youtubeId, { description: code });
      await later(0);
      assert.deepEqual(await recent(), [['verified', undefined]]);
      api.clock.advance(24 * HOUR_MS);
      assert.deepEqual(await recent(), []);
    });

    it('T-14 T-15 only the channel’s manager can verify it', async () => {
      const { client, channel } = await scene();
      const { client: stranger } = await scene();
      const member = await addMember(api, client);
      const calls = (caller: PortalClient) => [
        caller.get(`/channel/verification?channel=${channel}`),
        caller.post('/channel/verification/code', { channel }),
        caller.post('/channel/verify', { channel }),
      ];
      for (const reply of await Promise.all(calls(stranger)))
        assert.deepEqual([reply.status, reply.body.code], [404, 'not_found']);
      for (const reply of await Promise.all(calls(member.client))) assert.equal(reply.status, 403);
    });

    it('T-60 the search is cancelled with its channel or account', async () => {
      const [gone, left] = [await scene(), await scene()];
      for (const { client, channel } of [gone, left]) await verify(client, channel);

      await gone.client.post('/channel/delete', {
        channels: [gone.channel],
        acknowledged: true,
        password: PASSWORD,
      });
      await left.client.post('/member/account/delete.account', { password: PASSWORD });

      const keys = [gone, left].map(({ id, channel }) => `${id}/${channel}`);
      assert.deepEqual(await api.db.selectFrom('job').select('key').where('key', 'in', keys).execute(), []);
    });

    it('a rejected channel cannot be verified', async () => {
      const { client, id } = await scene();
      const channel = await insertChannel(api, id, { status: 3, verification: 'none' });
      const reply = await client.post('/channel/verify', { channel });
      assert.deepEqual([reply.status, reply.body.code], [409, 'channel_state']);
    });
  },
  environment,
);
