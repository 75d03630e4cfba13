import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { it } from 'node:test';
import type { FaultKind } from '@portal/youtube-stand-in';
import { describeEachDatabase, describeWithDatabase } from '../platform/testing/describe-databases.ts';
import { createQuotaBudget } from './quota-budget.ts';
import { newStandInChannel, openStandIn } from './testing/stand-in-fixtures.ts';
import { createYoutubeClient } from './youtube-client.ts';
import { YoutubeError, type YoutubeErrorKind } from './youtube-error.ts';

const LIMITS = { milliseconds: 2_000, bytes: 1_048_576 };
/** Far more than any of these calls takes, and less than the stand-in hangs. */
const PATIENCE_MS = 30_000;
const { standIn } = await openStandIn();

describeWithDatabase('the YouTube client', (api) => {
  const clientFor = (key = standIn.key) => {
    const budget = createQuotaBudget({ db: api.db, clock: api.clock });
    return createYoutubeClient({ key, rootUrl: standIn.url, budget, clock: api.clock, limits: LIMITS });
  };
  const known = (given: Parameters<typeof newStandInChannel>[0] = {}) => {
    const channel = newStandInChannel(given);
    standIn.data.put(channel);
    return channel;
  };
  const failureOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => assert.fail('it did not fail'),
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof YoutubeError, String(error));
    return error;
  };

  it('the YouTube client parses a channel', async () => {
    const { id, handle } = known({ title: '여름밤 산책 🌙', hides_subscribers: true });
    const client = clientFor();

    const channel = await client.channelByHandle(handle.toUpperCase());

    assert.equal(channel?.id, id);
    assert.equal(channel?.title, '여름밤 산책 🌙');
    assert.equal(channel?.subscribers, undefined);
    assert.equal(channel?.videos, 213);
    assert.match(channel?.thumbnail ?? '', /^https:\/\/yt3\.ggpht\.com\//);
    assert.equal(await client.channelByHandle('@nobody.at.all'), undefined);
  });

  it('the YouTube client separates missing from unreadable channels, at one unit per 50 ids', async () => {
    const channels = Array.from({ length: 60 }, () => known());
    const before = standIn.requests.length;

    const found = await clientFor().channelsById([...channels.map(({ id }) => id), 'UCgone']);

    assert.equal(standIn.requests.length - before, 2);
    assert.equal(channels.filter(({ id }) => found.get(id)?.kind === 'found').length, 60);
    assert.deepEqual(found.get('UCgone'), { kind: 'missing' });
  });

  const faults: [FaultKind, YoutubeErrorKind][] = [
    ['key', 'key'],
    ['rate', 'rate'],
    ['backend', 'unavailable'],
    ['hang', 'unavailable'],
    ['reset', 'unavailable'],
    ['html', 'unavailable'],
    ['not_json', 'unavailable'],
    ['stranger', 'unavailable'],
    ['huge', 'unavailable'],
    ['redirect', 'unavailable'],
  ];
  for (const [fault, kind] of faults)
    it(`T-33 the YouTube client reports: ${fault}`, async () => {
      const { id } = known();
      standIn.fail({ kind: fault });
      const start = performance.now();

      const error = await failureOf(clientFor().channelsById([id])).finally(() => standIn.fail(undefined));

      assert.equal(error.kind, kind);
      assert.ok(performance.now() - start < PATIENCE_MS);
      assert.equal(error.cause, undefined);
      assert.ok(!`${error.message}${error.stack}`.includes('key='));
      assert.equal((await clientFor().channelsById([id])).get(id)?.kind, 'found');
    });

  it('T-33 a response without items means missing, and an item without a snippet means unreadable', async () => {
    const { id } = known();
    standIn.fail({ kind: 'no_items', times: 1 });
    assert.deepEqual((await clientFor().channelsById([id])).get(id), { kind: 'missing' });

    standIn.fail({ kind: 'no_snippet', times: 1 });
    assert.deepEqual((await clientFor().channelsById([id])).get(id), { kind: 'unreadable' });
  });

  it('T-33 a list is divided when its response would be too large', async () => {
    const text = '가'.repeat(1000);
    const translations = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`x-${index}`, { title: 'T', description: text }]),
    );
    const channels = Array.from({ length: 8 }, () => known({ localizations: translations }));
    const before = standIn.requests.length;

    const found = await clientFor().channelsById(channels.map(({ id }) => id));

    assert.equal(channels.filter(({ id }) => found.get(id)?.kind === 'found').length, 8);
    assert.equal(standIn.requests.length - before, 3);
  });

  it('T-33 pictures and names of YouTube cannot point to other hosts', async () => {
    const urls = [
      'javascript:alert(1)',
      'http://yt3.ggpht.com/a',
      'https://evil.example/a',
      'https://ggpht.com.evil.example/',
    ];
    for (const thumbnail of urls) {
      const { id } = known({ thumbnail, title: 'A\u0000B\uD800' });
      const found = (await clientFor().channelsById([id])).get(id);
      assert.ok(found?.kind === 'found');
      assert.equal(found.thing.thumbnail, undefined, thumbnail);
      assert.equal(found.thing.title, 'AB\uFFFD');
    }
  });

  it('T-32 the YouTube client follows no redirect', async () => {
    let visits = 0;
    const canary = createServer((_, reply) => {
      visits += 1;
      reply.end('{}');
    }).listen(0, '127.0.0.1');
    await once(canary, 'listening');
    // The address of a server that listens on a port is an object.
    const { port } = canary.address() as AddressInfo;
    standIn.fail({ kind: 'redirect', times: 1, location: `http://127.0.0.1:${port}/latest/meta-data` });

    const before = standIn.requests.length;
    await failureOf(clientFor().channelsById(['UCx']));

    canary.close();
    assert.deepEqual([standIn.requests.length - before, visits], [1, 0]);
  });

  it('a key that YouTube refuses is reported as a key error', async () => {
    assert.equal((await failureOf(clientFor('wrong').channelsById(['UCx']))).kind, 'key');
  });
});

describeEachDatabase('the YouTube quota', (api) => {
  const budgetOf = () => createQuotaBudget({ db: api.db, clock: api.clock });

  it('T-33 all servers together use 90 % of the quota until the next Pacific midnight', async () => {
    api.clock.set('2026-05-05T20:00:00Z');
    const [first, second] = [budgetOf(), budgetOf()];
    await first.spend(8_950);

    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? first : second).spend(1)),
    );

    const refused = results.filter((result) => result.status === 'rejected');
    assert.equal(refused.length, 10);
    const { reason } = refused[0] ?? {};
    assert.ok(reason instanceof YoutubeError && reason.kind === 'quota');
    assert.equal(reason.retryAt?.toISOString(), '2026-05-06T07:00:00.000Z');
    api.clock.set('2026-05-06T07:00:00Z');
    await first.spend(1);
  });

  it('T-33 the quota counts as used up when YouTube reports so', async () => {
    api.clock.set('2026-06-05T20:00:00Z');
    const budget = budgetOf();
    const client = createYoutubeClient({
      key: standIn.key,
      rootUrl: standIn.url,
      budget,
      clock: api.clock,
    });
    standIn.fail({ kind: 'quota', times: 1 });

    await assert.rejects(client.channelsById(['UCx']), { kind: 'quota' });
    const before = standIn.requests.length;
    await assert.rejects(client.channelsById(['UCx']), { kind: 'quota' });

    assert.equal(standIn.requests.length, before);
    api.clock.set('2026-06-06T08:00:00Z');
    assert.equal((await client.channelsById(['UCx'])).get('UCx')?.kind, 'missing');
  });
});
