import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createOpenapiDocument } from '../../openapi/document.ts';
import { getJsonBodySchema, readOperations } from '../../openapi/testing/operations.ts';
import { diffDatabaseStates, readDatabaseState } from '../../platform/testing/database-state.ts';
import { describeWithDatabase, type TestApi } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  insertChannel,
  insertSite,
  joinManager,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const OTHER = 'somebody-elses';
/** Operations that cannot be undone; a deleted saved view can simply be saved again. */
const IRREVERSIBLE = /^(?:delete(?!SavedView$)|withdraw|updateAccount)/;
/** The table that counts attempts, also the wrong ones here. */
const COUNTED = 'login_throttle';

type Sensitive = { client: PortalClient; path: string; body: object };

const sensitive: Record<string, (api: TestApi) => Promise<Sensitive>> = {
  async updateAccount(api) {
    const { client } = await joinManager(api, await insertSite(api));
    return { client, path: '/member/account/update', body: { new_password: 'another one' } };
  },
  async withdraw(api) {
    const { client } = await joinManager(api, await insertSite(api));
    return { client, path: '/member/account/delete.account', body: {} };
  },
  async deleteSubAccount(api) {
    const { client } = await joinManager(api, await insertSite(api));
    const { id } = await addMember(api, client);
    return { client, path: '/member/mcn/delete', body: { target: id } };
  },
  async deleteChannels(api) {
    const { client, id } = await joinManager(api, await insertSite(api));
    const channel = await insertChannel(api, id);
    return { client, path: '/channel/delete', body: { channels: [channel], acknowledged: true } };
  },
};

describeWithDatabase('reauthentication', (api) => {
  it('T-25 every irreversible operation requires a password', async () => {
    const { operations } = readOperations(await createOpenapiDocument());
    const asking = operations.filter(
      (operation) =>
        IRREVERSIBLE.test(operation.operationId) &&
        !operation.path.startsWith('/operator/') &&
        JSON.stringify(getJsonBodySchema(operation)).includes('"password"'),
    );
    const all = operations.filter(
      ({ operationId, path }) => IRREVERSIBLE.test(operationId) && !path.startsWith('/operator/'),
    );

    assert.deepEqual(asking, all);
    assert.deepEqual(
      all.map(({ operationId }) => operationId).toSorted(),
      Object.keys(sensitive).toSorted(),
      'give a new one a line in this test',
    );
  });

  for (const [name, prepare] of Object.entries(sensitive)) {
    it(`T-25 ${name} accepts the caller’s own password only`, async () => {
      const { client, path, body } = await prepare(api);
      // The passwords of another manager on the same domain, and of a member of the same manager.
      await client.post('/member/mcn/add', {
        user_id: `a-${client.domain}@x.test`,
        password: OTHER,
        nickname: 'Aa',
      });
      const from = await readDatabaseState(api);

      for (const [password, status, code] of [
        [undefined, 400, 'validation'],
        ['', 400, 'validation'],
        [null, 400, 'validation'],
        [['right-password'], 400, 'validation'],
        ['x'.repeat(65), 400, 'validation'],
        [OTHER, 403, 'wrong_password'],
        [PASSWORD.toUpperCase(), 403, 'wrong_password'],
        [`${PASSWORD} `, 403, 'wrong_password'],
      ] as const) {
        const reply = await client.post(path, { ...body, password });
        assert.deepEqual([reply.status, reply.body.code], [status, code], JSON.stringify(password));
      }
      const { [COUNTED]: _, ...changes } = diffDatabaseStates(from, await readDatabaseState(api));
      assert.deepEqual(changes, {});

      assert.equal((await client.post(path, { ...body, password: PASSWORD })).status, 200);
    });

    it(`T-19 the password of ${name} has 4 to 64 characters`, async () => {
      const { client, path, body } = await prepare(api);

      for (const [password, status, code] of [
        ['abc', 400, 'too_short'],
        ['abcd', 403, 'wrong'],
        ['x'.repeat(64), 403, 'wrong'],
        ['x'.repeat(65), 400, 'too_long'],
      ] as const) {
        const reply = await client.post(path, { ...body, password });
        assert.deepEqual(
          [
            reply.status,
            reply.body.errors.map((error: { path: string; code: string }) => [error.path, error.code]),
          ],
          [status, [['password', code]]],
          password,
        );
      }
    });

    it(`T-25 ${name} throttles wrong passwords, and then the right one too`, async () => {
      const { client, path, body } = await prepare(api);
      const guess = (password: string) => client.post(path, { ...body, password });

      for (let attempt = 0; attempt < 5; attempt += 1)
        assert.equal((await guess(`guess${attempt}`)).status, 403);
      const blocked = await guess(PASSWORD);
      assert.deepEqual([blocked.status, blocked.body.code], [429, 'too_many_attempts']);
      assert.ok(Number(blocked.headers['retry-after']) > 0);
      assert.equal((await client.get('/member/me')).status, 200, 'the session goes on');

      api.clock.advance(16_000);
      assert.equal((await guess(PASSWORD)).status, 200);
    });
  }

  it('T-25 wrong passwords count per account over all operations', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const { id } = await addMember(api, client);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await client.post('/member/mcn/delete', { target: id, password: `guess${attempt}` });

    const reply = await client.post('/member/account/delete.account', { password: PASSWORD });

    assert.equal(reply.body.code, 'too_many_attempts');
  });
});
