import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { addMember, insertChannel, insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import { newStandInChannel, openStandIn } from '../../youtube/testing/stand-in-fixtures.ts';
import { LOOKUPS_PER_DAY } from './resolve.service.ts';

const { standIn, environment } = await openStandIn();
type Line = { outcome: string };

const known = (given: Parameters<typeof newStandInChannel>[0] = {}) => {
  const channel = newStandInChannel(given);
  standIn.data.put(channel);
  return channel;
};

describeWithDatabase(
  'channel registration',
  (api) => {
    const partner = async () => joinManager(api, await insertSite(api));

    it('resolving shows the channel of each line and whether it can be registered', async () => {
      const { client } = await partner();
      const { client: other } = await partner();
      const [fresh, mine, theirs] = [known({ title: '여름밤 산책' }), known(), known()];
      const video = { id: `v${fresh.id.slice(-10)}`, channel_id: fresh.id, title: 'A short' };
      standIn.data.putVideo(video);
      assert.equal((await client.post('/channel/add', { youtube_id: mine.id, category: 'bgm' })).status, 200);
      await other.post('/channel/add', { youtube_id: theirs.id, category: 'ost' });

      const { body } = await client.post('/channel/resolve', {
        links: [
          `https://www.youtube.com/${fresh.handle}`,
          `youtu.be/${video.id}`,
          mine.id,

          `youtube.com/channel/${theirs.id}`,
          '@hanok_stay_',
          'http://169.254.169.254/',
          `youtube.com/c/${mine.handle.slice(1)}`,
        ],
      });

      assert.deepEqual(
        body.items.map(({ outcome }: Line) => outcome),
        ['available', 'repeated', 'registered', 'taken', 'not_found', 'invalid', 'repeated'],
      );
      assert.deepEqual(body.items[0].channel, {
        youtube_id: fresh.id,
        name: '여름밤 산책',
        handle: fresh.handle,
        thumbnail: fresh.thumbnail,
        subscribers: 84_300,
        videos: 213,
      });
      assert.equal(body.items[2].registered_at, api.clock.now().toISOString());
      assert.equal(body.items[4].input, '@hanok_stay_');
    });

    it('registration refuses a private channel, alone and with others', async () => {
      const { client } = await partner();
      const [hidden, open] = [known({ is_private: true }), known()];

      const { body } = await client.post('/channel/resolve', { links: [hidden.handle, open.handle] });
      const single = await client.post('/channel/add', { youtube_id: hidden.id, category: 'bgm' });
      const bulk = await client.post('/channel/add.bulk', {
        channels: [hidden, open].map(({ id }) => ({ youtube_id: id, category: 'bgm' })),
      });

      assert.deepEqual(
        body.items.map(({ outcome }: Line) => outcome),
        ['private', 'available'],
      );
      assert.deepEqual([single.status, single.body.code], [409, 'channel_private']);
      assert.deepEqual(
        bulk.body.items.map(({ outcome }: Line) => outcome),
        ['private', 'added'],
      );
    });

    it("registration saves YouTube's facts, not the client's", async () => {
      const { client } = await partner();
      const { id, handle, title } = known({ thumbnail: '' });

      const { status, body } = await client.post('/channel/add', { youtube_id: id, category: 'song' });

      assert.equal(status, 200);
      assert.deepEqual(
        [
          body.channel.name,
          body.channel.handle,
          body.channel.category,
          body.channel.status,
          body.channel.verification,
        ],
        [title, handle, 'song', 0, 'none'],
      );
      assert.match(body.channel.thumbnail, /^\/media\/avatar\//);
      assert.deepEqual((await client.get('/channel/list')).body.items, [body.channel]);
      assert.equal(
        (await client.post('/channel/add', { youtube_id: id, category: 'song' })).body.code,
        'channel_registered',
      );
    });

    it('T-16 registration refuses unknown and missing fields', async () => {
      const { client } = await partner();
      const { id } = known();
      for (const extra of [{ status: 2 }, { verification: 'verified' }, { account_id: id }, { name: 'x' }]) {
        const reply = await client.post('/channel/add', { youtube_id: id, category: 'bgm', ...extra });
        assert.deepEqual([reply.status, reply.body.errors[0].code], [400, 'unknown_field']);
      }
      assert.equal((await client.post('/channel/add', { youtube_id: id, category: 'jazz' })).status, 400);
      for (const missing of [{ youtube_id: id }, { category: 'bgm' }])
        assert.equal((await client.post('/channel/add', missing)).status, 400);
      assert.equal((await client.post('/channel/add', { youtube_id: 'UCx', category: 'bgm' })).status, 400);
      assert.equal((await client.get('/channel/list')).body.total, 0);
    });

    it('resolving requires a link in each line, of 2,048 characters at most', async () => {
      const { client } = await partner();
      const resolve = (links: unknown) => client.post('/channel/resolve', { links });

      for (const links of [undefined, [], [''], ['@here', ''], [null], ['x'.repeat(2_049)]])
        assert.equal((await resolve(links)).status, 400, JSON.stringify(links));
      const { status, body } = await resolve([' ', 'x'.repeat(2_048)]);
      assert.deepEqual(
        [status, body.items.map(({ outcome }: Line) => outcome)],
        [200, ['invalid', 'invalid']],
      );
    });

    it('T-33 one of many accounts that register a channel simultaneously gets it', async () => {
      const domains = [await insertSite(api), await insertSite(api)];
      const partners: Awaited<ReturnType<typeof joinManager>>[] = [];
      for (let index = 0; index < 5; index += 1)
        partners.push(await joinManager(api, domains[index % 2] ?? ''));

      // No more at a time than the pool has connections: others would only wait, and exceed YouTube's time limit on a busy machine.
      for (let round = 1; round <= 5; round += 1) {
        const { id } = known();
        const replies = await Promise.all(
          [...partners, ...partners].map(async (partner) => {
            const { body } = await partner.client.post('/channel/add', { youtube_id: id, category: 'bgm' });
            return { partner: partner.id, result: body.code ?? 'added' };
          }),
        );

        const winner = replies.find(({ result }) => result === 'added')?.partner;
        const toResult = (partner: string) => (partner === winner ? 'channel_registered' : 'channel_taken');
        const others = replies.filter(({ result }) => result !== 'added');
        assert.deepEqual(
          others,
          others.map(({ partner }) => ({ partner, result: toResult(partner) })),
        );
        assert.equal(others.length, replies.length - 1);
        const rows = await api.db
          .selectFrom('channel')
          .select('account_id')
          .where('youtube_id', '=', id)
          .execute();
        assert.deepEqual(rows, [{ account_id: winner }]);
      }
    });

    it('bulk registration registers each channel separately', async () => {
      const { client } = await partner();
      const { client: other } = await partner();
      const [first, second, taken] = [known(), known(), known()];
      await other.post('/channel/add', { youtube_id: taken.id, category: 'bgm' });
      const ids = [first.id, taken.id, `UC${'y'.repeat(22)}`, second.id];
      const before = standIn.requests.length;

      const { body } = await client.post('/channel/add.bulk', {
        channels: ids.map((id) => ({ youtube_id: id, category: 'bgm' })),
      });

      assert.deepEqual(
        body.items.map(({ outcome }: Line) => outcome),
        ['added', 'taken', 'not_found', 'added'],
      );
      assert.equal(body.added, 2);
      assert.equal(body.items[0].channel.youtube_id, first.id);
      assert.equal(standIn.requests.length - before, 1);
      const twice = [first, first].map(({ id }) => ({ youtube_id: id, category: 'bgm' }));
      assert.equal((await client.post('/channel/add.bulk', { channels: twice })).status, 400);
    });

    it('T-59 a repeated registration adds the channel once', async () => {
      const { client, id: account } = await partner();
      const { id } = known();
      const key = { 'idempotency-key': `add-channel-${id}` };
      const send = () => client.post('/channel/add', { youtube_id: id, category: 'bgm' }, key);

      const first = await send();
      const replies = await Promise.all(Array.from({ length: 20 }, send));

      assert.ok(replies.every(({ body }) => body.channel?.id === first.body.channel.id));
      const other = await client.post('/channel/add', { youtube_id: id, category: 'ost' }, key);
      assert.equal(other.status, 422);
      const rows = await api.db
        .selectFrom('channel')
        .select('id')
        .where('account_id', '=', account)
        .execute();
      assert.equal(rows.length, 1);
    });

    it('T-14 T-15 only managers can register channels', async () => {
      const { client } = await partner();
      const member = await addMember(api, client);
      const calls: [string, object][] = [
        ['/channel/resolve', { links: ['@a'] }],
        ['/channel/add', { youtube_id: known().id, category: 'bgm' }],
        ['/channel/add.bulk', { channels: [{ youtube_id: known().id, category: 'bgm' }] }],
      ];
      for (const [path, body] of calls)
        assert.equal((await member.client.post(path, body)).status, 403, path);
    });

    it('T-33 registration returns a failure with Retry-After when YouTube is unavailable', async () => {
      api.clock.set('2027-01-02T20:00:00Z');
      const { client } = await partner();
      standIn.fail({ kind: 'backend', times: 1 });
      const failed = await client.post('/channel/resolve', { links: ['@some.walk'] });
      standIn.fail({ kind: 'quota', times: 1 });
      const exhausted = await client.post('/channel/resolve', { links: ['@some.walk'] });

      assert.deepEqual([failed.status, failed.body.code], [503, 'youtube_unavailable']);
      assert.deepEqual([exhausted.status, exhausted.body.code], [503, 'youtube_quota']);
      assert.equal(exhausted.headers['retry-after'], String(12 * 60 * 60));
      api.clock.set('2027-01-03T08:00:01Z');
    });

    it('T-33 the lookups of one account are limited per day', async () => {
      api.clock.set('2027-02-02T20:00:00Z');
      const [{ client, id }, { client: other }] = [await partner(), await partner()];
      await api.db
        .insertInto('youtube_quota')
        .values({ day: '2027-02-02', spender: id, units: LOOKUPS_PER_DAY - 2 })
        .execute();

      const refused = await client.post('/channel/resolve', { links: ['@some.walk'] });

      assert.deepEqual([refused.status, refused.body.code], [429, 'too_many_lookups']);
      assert.equal((await other.post('/channel/resolve', { links: ['@some.walk'] })).status, 200);
      assert.equal((await client.post('/channel/resolve', { links: ['not a link'] })).status, 200);
    });

    it('a rejected channel can be registered again, from scratch', async () => {
      const { client, id: account } = await partner();
      const { id, handle } = known();
      const old = await insertChannel(api, account, {
        youtube_id: id,
        status: 3,
        approved_at: api.clock.now(),
        review_reason: 'Not yours.',
      });

      const seen = await client.post('/channel/resolve', { links: [handle] });
      const { body } = await client.post('/channel/add', { youtube_id: id, category: 'bgm' });

      assert.equal(seen.body.items[0].outcome, 'available');
      assert.deepEqual(
        [body.channel.id, body.channel.status, body.channel.approved_at, body.channel.review_reason],
        [old, 0, null, null],
      );
    });

    it('T-62 channel titles are stored as YouTube returns them', async () => {
      const { client } = await partner();
      const title = `\u202Egnp.elif 👩‍👩‍👧 ${'가'.repeat(60)} ｜“q”`;
      const { id } = known({ title });

      const { body } = await client.post('/channel/add', { youtube_id: id, category: 'bgm' });

      assert.equal(body.channel.name, title);
      assert.equal((await client.post('/channel/resolve', { links: ['\ud800'] })).status, 400);
      assert.equal((await client.post('/channel/resolve', { links: ['@a\u0000b'] })).status, 400);
    });
  },
  environment,
);

describeWithDatabase('a server without a YouTube key', (api) => {
  it('resolving without a YouTube key returns that YouTube is unavailable', async () => {
    const { client } = await joinManager(api, await insertSite(api));

    const replies = [
      await client.post('/channel/resolve', { links: ['@some.walk'] }),
      await client.post('/channel/add', { youtube_id: `UC${'z'.repeat(22)}`, category: 'bgm' }),
    ];

    for (const { status, body } of replies)
      assert.deepEqual([status, body.code], [503, 'youtube_unavailable']);
  });
});
