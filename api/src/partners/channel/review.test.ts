import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { insertChannel, insertSite, joinManager, nextNumber } from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import { randomIds } from '../../platform/ids.ts';

const HOUR_MS = 3_600_000;
const seen = (version: number | '*') => ({ 'if-match': version === '*' ? '*' : `"${version}"` });

describeWithDatabase('channel review', (api) => {
  const scene = async (status: 0 | 1 | 2 | 3 = 0) => {
    const domain = await insertSite(api);
    const manager = await joinManager(api, domain);
    const channel = await insertChannel(api, manager.id, {
      status,
      verification: 'none',
      held_at: status === 1 ? api.clock.now() : null,
    });
    return { ...manager, domain, channel };
  };
  const itemOf = async (client: {
    get: (path: string) => Promise<{ body: { items: Record<string, unknown>[] } }>;
  }) => (await client.get('/channel/list')).body.items[0] ?? {};

  it("T-60 the first operator's decision on a pending channel counts", async () => {
    const { client: operator, id: operatorId } = await signInOperator(api);
    const { client, id, domain, channel } = await scene();

    const replies = await Promise.all(
      (['approve', 'hold', 'reject', 'approve'] as const).map((decision) =>
        operator.post('/operator/channel/review', { channel, decision, reason: '확인했어요' }, seen('*')),
      ),
    );

    const taken = replies.filter(({ status }) => status === 200);
    assert.equal(taken.length, 1);
    assert.ok(replies.every(({ status, body }) => status === 200 || body.code === 'channel_state'));
    assert.equal((await itemOf(client))['status'], taken[0]?.body.channel.status);
    assert.equal((await itemOf(client))['review_reason'], '확인했어요');
    const entries = await api.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject', '=', channel)
      .execute();
    assert.deepEqual(
      entries.map((entry) => [
        entry.action,
        entry.actor_id,
        entry.actor_role,
        entry.tenant_id,
        entry.domain,
        entry.before,
      ]),
      [['channel.status', operatorId, 'operator', id, domain, { status: 0 }]],
    );
  });

  it('T-60 a decision on an old version returns 412', async () => {
    const { client: operator } = await signInOperator(api);
    const { channel } = await scene();
    const order = { channel, decision: 'approve' };

    assert.equal((await operator.post('/operator/channel/review', order, seen(7))).status, 412);
    assert.equal((await operator.post('/operator/channel/review', order, {})).status, 428);
    const { status, body, headers } = await operator.post('/operator/channel/review', order, seen(1));
    assert.deepEqual([status, body.channel.status, headers['etag']], [200, 2, '"2"']);
    assert.equal(body.channel.approved_at, api.clock.now().toISOString());
  });

  it('only pending channels can be decided on', async () => {
    const { client: operator } = await signInOperator(api);
    for (const status of [1, 2, 3] as const) {
      const { channel } = await scene(status);
      for (const decision of ['approve', 'hold', 'reject']) {
        const reply = await operator.post('/operator/channel/review', { channel, decision }, seen('*'));
        assert.deepEqual([reply.status, reply.body.code], [409, 'channel_state']);
      }
    }
    const unknown = { channel: randomIds.uuid(), decision: 'approve' };
    assert.equal((await operator.post('/operator/channel/review', unknown, seen('*'))).status, 404);
  });

  it('T-60 a bulk decision counts for each channel that is as the operator has seen it', async () => {
    const { client: operator } = await signInOperator(api);
    const { domain, id: manager, channel: seenBefore } = await scene();
    const changed = await insertChannel(api, manager, { status: 0, version: 3 });
    const held = await insertChannel(api, manager, { status: 1 });
    const unknown = randomIds.uuid();
    const channels = [seenBefore, changed, held, unknown].map((id) => ({ id, version: 1 }));

    const { body } = await operator.post('/operator/channels/review', { channels, decision: 'approve' });

    assert.deepEqual(
      body.items.map(({ id, outcome }: { id: string; outcome: string }) => [id, outcome]),
      [
        [seenBefore, 'decided'],
        [changed, 'version_conflict'],
        [held, 'channel_state'],
        [unknown, 'not_found'],
      ],
    );
    assert.equal(body.decided, 1);
    const { body: listed } = await operator.get(`/operator/channels?domain=${domain}&status=waiting`);
    assert.deepEqual(listed.counts, { all: 3, waiting: 1, on_hold: 1, approved: 1, rejected: 0 });
  });

  it('a bulk decision that names a channel twice is refused', async () => {
    const { client: operator } = await signInOperator(api);
    const { channel } = await scene();
    const twice = [channel, channel].map((id) => ({ id, version: 1 }));
    const reply = await operator.post('/operator/channels/review', { channels: twice, decision: 'approve' });
    assert.equal(reply.status, 400);
  });

  it('T-15 only operators can review channels', async () => {
    const { client, channel } = await scene();
    const order = { channel, decision: 'approve' };
    assert.equal((await client.post('/operator/channel/review', order, seen('*'))).status, 403);
    const bulk = { channels: [{ id: channel, version: 1 }], decision: 'approve' };
    assert.equal((await client.post('/operator/channels/review', bulk)).status, 403);
    assert.equal((await client.get('/operator/channels')).status, 403);
  });

  it('the review queue lists the channels of all accounts, the longest waiting first', async () => {
    const { client: operator } = await signInOperator(api);
    const first = await scene();
    api.clock.advance(1000);
    const second = await insertChannel(api, first.id, { status: 0, name: '두 번째 반%값' });
    const ids = async (query: string) =>
      (await operator.get(`/operator/channels?domain=${first.domain}${query}`)).body.items.map(
        ({ id }: { id: string }) => id,
      );

    assert.deepEqual(await ids(''), [first.channel, second]);
    assert.deepEqual(await ids('&status=approved'), []);
    assert.deepEqual(await ids(`&search=${encodeURIComponent('반%값')}`), [second]);
    const { body } = await operator.get(`/operator/channels?domain=${first.domain}&size=1`);
    assert.deepEqual([body.total, body.items[0].account.email], [2, first.email]);
    assert.equal(body.items[0].waiting_since, body.items[0].registered_at);
  });

  it('T-55 a re-review may be requested 72 hours after the hold, then once in 24 hours', async () => {
    const { client: operator } = await signInOperator(api);
    const { client, channel } = await scene();
    const ask = () => client.post('/channel/re-review', { channel });
    const hold = () => operator.post('/operator/channel/review', { channel, decision: 'hold' }, seen('*'));

    assert.equal((await ask()).body.code, 'channel_state');
    await hold();
    const opensAt = new Date(api.clock.now().getTime() + 72 * HOUR_MS).toISOString();
    assert.equal((await itemOf(client))['re_review_opens_at'], opensAt);
    api.clock.advance(72 * HOUR_MS - 1500);
    const early = await ask();
    assert.deepEqual(
      [early.status, early.body.code, early.headers['retry-after']],
      [409, 're_review_too_early', '2'],
    );
    api.clock.advance(1500);
    assert.equal((await ask()).body.channel.status, 0);
    assert.equal((await itemOf(client))['re_review_opens_at'], null);

    await hold();
    assert.equal((await ask()).headers['retry-after'], String(24 * 3600));
    api.clock.advance(24 * HOUR_MS);
    assert.equal((await ask()).status, 200);
  });

  for (const change of ['2026-03-08T10:00:00Z', '2026-11-01T09:00:00Z'])
    it(`T-64 the wait of 72 hours is the same over the clock change of ${change.slice(0, 10)}`, async () => {
      const before = api.clock.now().toISOString();
      api.clock.set(new Date(Date.parse(change) - 24 * HOUR_MS).toISOString());
      const { client, channel } = await scene(1);
      const ask = () => client.post('/channel/re-review', { channel });

      api.clock.advance(72 * HOUR_MS - 1);
      const early = await ask();
      api.clock.advance(1);
      const late = await ask();
      api.clock.set(before);

      assert.deepEqual([early.body.code, early.headers['retry-after']], ['re_review_too_early', '1']);
      assert.deepEqual([late.status, late.body.channel.status], [200, 0]);
    });

  it('T-59 a repeated re-review request has one effect', async () => {
    const { client, channel } = await scene(1);
    api.clock.advance(73 * HOUR_MS);

    const replies = await Promise.all(
      Array.from({ length: 50 }, () => client.post('/channel/re-review', { channel })),
    );

    assert.equal(replies.filter(({ status }) => status === 200).length, 1);
    assert.equal(replies.filter(({ body }) => body.code === 'channel_state').length, 49);
    const entries = await api.db
      .selectFrom('audit_entry')
      .select('id')
      .where('subject', '=', channel)
      .execute();
    assert.equal(entries.length, 1);
  });

  it("T-14 a re-review of another account's channel returns 404", async () => {
    const { channel } = await scene(1);
    const { client } = await scene(1);
    const reply = await client.post('/channel/re-review', { channel });
    assert.deepEqual([reply.status, reply.body.code], [404, 'not_found']);
  });

  it("a rejection releases the claim, so that the channel's owner can register it", async () => {
    const { client: operator } = await signInOperator(api);
    const { id, channel } = await scene();
    await api.db
      .insertInto('channel_claim')
      .values({ youtube_id: `UCreject${nextNumber()}`, account_id: id, channel_id: channel })
      .execute();

    await operator.post(
      '/operator/channel/review',
      { channel, decision: 'reject', reason: 'Not yours.' },
      seen(1),
    );

    const claims = await api.db
      .selectFrom('channel_claim')
      .selectAll()
      .where('channel_id', '=', channel)
      .execute();
    assert.deepEqual(claims, []);
  });
});
