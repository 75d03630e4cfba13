import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  createAnonymousClient,
  insertChannel,
  insertSite,
  joinManager,
  nextNumber,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

describeWithDatabase('the audit log', (api) => {
  let operator: PortalClient;
  let operatorId = '';

  before(async () => {
    ({ client: operator, id: operatorId } = await signInOperator(api));
  });

  const read = async (query: string) => (await operator.get(`/operator/audit?${query}`)).body;
  const actions = async (query: string) =>
    (await read(query)).items.map(({ action }: { action: string }) => action);

  it('the audit log records who changed a fee rate and a password, with the values before and after', async () => {
    const { client, id: account } = await joinManager(api, await insertSite(api));
    const { id, email } = await addMember(api, client);
    await client.post('/member/mcn/update', { target: id, fee_rate: 0.25 }, { 'if-match': '*' });
    await client.post('/member/mcn/update', { target: id, password: 'brand new' });

    const { items } = await read(`subject=${id}`);

    assert.deepEqual(items.map((item: { action: string }) => item.action).toSorted(), [
      'member.added',
      'member.fee',
      'member.password',
    ]);
    const {
      id: _,
      at,
      request_id: request,
      ...fee
    } = items.find((item: { action: string }) => item.action === 'member.fee');
    assert.deepEqual(fee, {
      domain: client.domain,
      account_id: account,
      actor: account,
      actor_role: 'manager',
      action: 'member.fee',
      subject: id,
      before: {
        fee_rate: 0.05,
        rates: [{ basis_points: 500, from_day: '0001-01-01', until_day: '9999-12-31' }],
      },
      after: { fee_rate: 0.25, from_day: '2026-03-02' },
      reason: null,
    });
    assert.equal(at, api.clock.now().toISOString());
    assert.match(request, /^[0-9a-f-]{36}$/);
    for (const secret of ['brand new', email, PASSWORD]) assert.ok(!JSON.stringify(items).includes(secret));
  });

  it('the audit log has no entry of a refused change', async () => {
    const { client, id: account } = await joinManager(api, await insertSite(api));
    const { id } = await addMember(api, client);

    await client.post('/member/mcn/update', { target: id, fee_rate: 0.25 }, { 'if-match': '"9"' });
    await client.post('/member/mcn/delete', { target: id, password: 'not it' });
    await client.post('/member/account/update', { password: 'not it', new_password: 'abcd' });

    assert.deepEqual(await actions(`account=${account}`), ['member.added']);
  });

  it('audit entries outlive the account they are about', async () => {
    const { client, id: account } = await joinManager(api, await insertSite(api));
    const { id } = await addMember(api, client);
    const channel = await insertChannel(api, account, { members: [id] });
    await client.post('/member/mcn/delete', { target: id, password: PASSWORD });
    await client.post('/member/account/delete.account', { password: PASSWORD });

    const { items } = await read(`account=${account}`);

    assert.deepEqual(items.map((item: { action: string }) => item.action).toSorted(), [
      'account.withdrawn',
      'member.added',
      'member.deleted',
    ]);
    const deleted = items.find((item: { action: string }) => item.action === 'member.deleted');
    assert.deepEqual(deleted.before, { fee_rate: 0.05, channels: [channel] });
  });

  it('audit entries cannot be updated or deleted', async () => {
    const { db } = api;
    await assert.rejects(db.updateTable('audit_entry').set({ domain: 'x' }).execute(), /append-only/);
    await assert.rejects(db.deleteFrom('audit_entry').execute(), /append-only/);
  });

  it('the cursor of the audit log neither repeats nor skips an entry', async () => {
    const { client, id: account } = await joinManager(api, await insertSite(api));
    // All entries have the same millisecond of the tests' clock.
    for (let number = 0; number < 5; number += 1) await addMember(api, client);

    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await read(`account=${account}&size=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map((item: { id: string }) => item.id));
      cursor = page.next ?? '';
    } while (cursor);

    assert.equal(seen.length, 5);
    assert.equal(new Set(seen).size, 5);
    for (const invented of ['x', Buffer.from('{"at":1}').toString('base64url')])
      assert.equal((await operator.get(`/operator/audit?cursor=${invented}`)).status, 400);
  });

  it('the audit log includes release changes', async () => {
    const domain = await insertSite(api, { domain: `released${nextNumber()}.test` });
    const set = 'a'.repeat(64);
    await api.db
      .insertInto('release_set')
      .values({ id: set, domain, content: '{}', created_at: api.clock.now() })
      .execute();
    await api.db
      .insertInto('release_log')
      .values({
        domain,
        number: 1,
        action: 'start',
        moved_at: api.clock.now(),
        moved_by: operatorId,
        reason: 'first',
        before_set: null,
        after_set: set,
      })
      .execute();

    const [item] = (await read(`domain=${domain}`)).items;

    assert.deepEqual(
      [item.action, item.actor, item.actor_role, item.after, item.reason],
      ['release.start', operatorId, 'operator', { set }, 'first'],
    );
  });

  it('T-15 partners cannot read the audit log', async () => {
    const { client } = await joinManager(api, await insertSite(api));

    assert.equal((await client.get('/operator/audit')).status, 403);
    assert.equal((await createAnonymousClient(api, client.domain).get('/operator/audit')).status, 401);
  });
});
