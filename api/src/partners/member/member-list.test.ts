import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import {
  insertChannel,
  insertSite,
  joinManager,
  nextNumber,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

describeWithDatabase('the member list', (api) => {
  const add = async (client: PortalClient, nickname: string, channels: readonly string[] = []) => {
    api.clock.advance(1000);
    const user_id = `${nextNumber()}@list.example`;
    const reply = await client.post('/member/mcn/add', { user_id, password: PASSWORD, nickname, channels });
    return reply.body.account as { id: string; email: string };
  };
  const namesOf = async (client: PortalClient, query: string) => {
    const { body } = await client.get(`/member/mcn/accounts?${query}`);
    return { total: body.total, names: body.items.map((item: { nickname: string }) => item.nickname) };
  };

  it('a search finds members by words of the nickname or the address, with wildcards as text', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const { email } = await add(client, 'Rain 100%');
    await add(client, 'Rainbow 1000');
    await add(client, '민지원');

    assert.deepEqual(await namesOf(client, 'search=rain'), {
      total: 2,
      names: ['Rainbow 1000', 'Rain 100%'],
    });
    assert.deepEqual((await namesOf(client, 'search=100%25%20rain')).names, ['Rainbow 1000', 'Rain 100%']);
    assert.deepEqual((await namesOf(client, 'search=%25')).names, ['Rain 100%']);
    assert.deepEqual((await namesOf(client, `search=%20${email.slice(0, -3)}`)).names, ['Rain 100%']);
    assert.deepEqual((await namesOf(client, `search=${encodeURIComponent('지원')}`)).names, ['민지원']);
    assert.deepEqual((await namesOf(client, 'search=rain&page=1&size=1')).names, ['Rain 100%']);
    assert.deepEqual(await namesOf(client, 'search=nobody'), { total: 0, names: [] });
  });

  it("a search does not find the manager or another manager's members", async () => {
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);
    const { client: stranger } = await joinManager(api, domain);
    await add(stranger, 'Stranger');

    assert.deepEqual(await namesOf(client, 'search=manager'), { total: 0, names: [] });
    assert.deepEqual(await namesOf(client, 'search=stranger'), { total: 0, names: [] });
  });

  it('members are sorted by nickname, share, number of running assignments and date', async () => {
    const { client, id: accountId } = await joinManager(api, await insertSite(api));
    const [one, two] = [await insertChannel(api, accountId), await insertChannel(api, accountId)];
    const first = await add(client, 'beta', [one]);
    await add(client, 'Alpha', [one, two]);
    await add(client, 'gamma');
    const change = { target: first.id, fee_rate: 0.3 };
    await client.post('/member/mcn/update', change, { 'if-match': '*' });

    for (const [sort, names] of [
      ['nickname', ['Alpha', 'beta', 'gamma']],
      ['channels', ['gamma', 'beta', 'Alpha']],
      ['registered', ['beta', 'Alpha', 'gamma']],
    ] as const) {
      assert.deepEqual((await namesOf(client, `sort=${sort}&order=asc`)).names, names, sort);
      assert.deepEqual((await namesOf(client, `sort=${sort}&order=desc`)).names, names.toReversed(), sort);
    }
    assert.equal((await namesOf(client, 'sort=share&order=asc')).names[0], 'beta');
    assert.equal((await client.get('/member/mcn/accounts?sort=password_hash')).status, 400);
  });
});
