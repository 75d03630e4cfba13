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
} from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

describeWithDatabase('the accounts of a domain', (api) => {
  let operator: PortalClient;

  before(async () => {
    operator = (await signInOperator(api)).client;
  });

  const create = async (domain: string, nickname: string) => {
    api.clock.advance(1000);
    const email = `${nickname.toLowerCase()}${nextNumber()}@list.example`;
    await operator.post('/operator/account', { domain, email, nickname, password: 'long-enough' });
    return email;
  };
  const list = async (query: string) => {
    const { body } = await operator.get(`/operator/accounts?${query}`);
    return { total: body.total, emails: body.items.map((item: { email: string }) => item.email) };
  };

  it('are its managers, the newest first, by words of address or nickname', async () => {
    const domain = await insertSite(api);
    await create(await insertSite(api), 'Elsewhere');
    const [rain, sun] = [await create(domain, 'Rain'), await create(domain, 'Sun')];

    assert.deepEqual(await list(`domain=${domain}`), { total: 2, emails: [sun, rain] });
    assert.deepEqual(await list(`domain=${domain}&search=RAI`), { total: 1, emails: [rain] });
    assert.deepEqual(await list(`domain=${domain}&search=${sun.slice(0, -3)}`), { total: 1, emails: [sun] });
    assert.deepEqual(await list(`domain=${domain}&search=%25`), { total: 0, emails: [] });
    assert.deepEqual(await list(`domain=${domain}&page=1&size=1`), { total: 2, emails: [rain] });
  });

  it('have the numbers of their members and channels, and members are not listed', async () => {
    const domain = await insertSite(api);
    const { client, id } = await joinManager(api, domain);
    await addMember(api, client);
    await insertChannel(api, id);
    await insertChannel(api, id, { status: 3 });

    const { body } = await operator.get(`/operator/accounts?domain=${domain}`);

    assert.equal(body.total, 1);
    const [{ id: listed, role, members, channels }] = body.items;
    assert.deepEqual(
      { listed, role, members, channels },
      { listed: id, role: 'manager', members: 1, channels: 2 },
    );
  });

  it('are the operators on a console domain', async () => {
    const domain = await insertSite(api, { is_console: true });
    const email = await create(domain, 'Keeper');

    const { body } = await operator.get(`/operator/accounts?domain=${domain}`);

    assert.deepEqual(
      body.items.map((item: { email: string; role: string }) => [item.email, item.role]),
      [[email, 'operator']],
    );
  });

  it('of an unknown domain are 404, and T-15 partners cannot list them', async () => {
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);

    const unknown = await operator.get('/operator/accounts?domain=nowhere.test');
    assert.deepEqual([unknown.status, unknown.body.code], [404, 'unknown_domain']);
    assert.equal((await client.get(`/operator/accounts?domain=${domain}`)).status, 403);
    const stranger = createAnonymousClient(api, domain);
    assert.equal((await stranger.get(`/operator/accounts?domain=${domain}`)).status, 401);
  });
});
