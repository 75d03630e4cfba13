import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { sql } from 'kysely';
import { describeEachDatabase } from '../testing/describe-databases.ts';
import { addMember, insertChannel, insertSite, joinManager, nextNumber } from '../testing/fixtures.ts';
import { signInOperator } from '../testing/operator.ts';
import type { PortalClient } from '../testing/portal-client.ts';
import { searchedNames, searchExamples } from '../testing/search-examples.ts';

describeEachDatabase('searches by names', (api) => {
  let manager: { client: PortalClient; id: string };
  let operator: PortalClient;
  let domain: string;

  before(async () => {
    domain = await insertSite(api);
    manager = await joinManager(api, domain);
    operator = (await signInOperator(api)).client;
  });

  const find = async (client: PortalClient, path: string, typed: string) => {
    const { status, body } = await client.get(
      `${path}${path.includes('?') ? '&' : '?'}search=${encodeURIComponent(typed)}`,
    );
    assert.equal(status, 200, JSON.stringify(body));
    return (body.items ?? body.domains) as { name: string; nickname: string }[];
  };
  const assertAll = async (read: (typed: string) => Promise<(string | undefined)[]>) => {
    for (const [name, typed] of searchExamples)
      assert.deepEqual(await read(typed), [name], `${typed} in ${name}`);
  };

  it('finds channels of a manager and of all accounts, and renamed and deleted ones at once', async () => {
    for (const name of searchedNames)
      await insertChannel(api, manager.id, { name, handle: `@c${nextNumber()}x` });
    const read = async (client: PortalClient, path: string, typed: string) =>
      (await find(client, path, typed)).map(({ name }) => name);

    await assertAll((typed) => read(manager.client, '/channel/list', typed));
    await assertAll((typed) => read(operator, '/operator/channels', typed));
    await api.db.updateTable('channel').set({ name: 'Zephyr' }).where('name', '=', 'Nova Ahn').execute();
    assert.deepEqual(await read(manager.client, '/channel/list', 'nova ahn'), []);
    assert.deepEqual(await read(manager.client, '/channel/list', 'zephyr'), ['Zephyr']);
    await api.db.deleteFrom('channel').where('name', '=', 'Zephyr').execute();
    const { rows } = await sql`select from search_text where text like '%zephyr%'`.execute(api.db);
    assert.equal(rows.length, 0);
  });

  it('finds members, also by address', async () => {
    let email = '';
    for (const nickname of searchedNames) {
      const member = await addMember(api, manager.client);
      await api.db.updateTable('member').set({ nickname }).where('id', '=', member.id).execute();
      ({ email } = member);
    }
    const read = async (typed: string) =>
      (await find(manager.client, '/member/mcn/accounts', typed)).map(({ nickname }) => nickname);

    await assertAll(read);
    assert.deepEqual(await read(email), [searchedNames.at(-1)]);
  });

  it('finds sites, and folds again what a crash emptied', async () => {
    for (const name of searchedNames) await insertSite(api, { name });
    await sql`truncate search_text, search_text_due`.execute(api.db);
    const read = async (path: string, typed: string) =>
      (await find(operator, path, typed)).map(({ name }) => name);

    await assertAll((typed) => read('/operator/sites', typed));
    await assertAll((typed) => read('/operator/domains', typed));
  });
});
