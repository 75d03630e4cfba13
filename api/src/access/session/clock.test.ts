import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { createAnonymousClient, insertSite, joinManager, PASSWORD } from '../../platform/testing/fixtures.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;
const FREE_ATTEMPTS = 5;

describeWithDatabase('clock changes', (api) => {
  it("T-55 sessions expire by the server's clock when it jumps forwards or backwards", async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const me = async (headers: Record<string, string> = {}) =>
      (await client.get('/member/me', headers)).status;

    assert.equal(
      await me({ date: 'Thu, 01 Jan 2099 00:00:00 GMT' }),
      200,
      "the browser's Date header has no effect",
    );
    api.clock.advance(YEAR);
    assert.equal(await me(), 401);
    api.clock.advance(-YEAR);
    assert.equal(await me(), 200);
    api.clock.advance(-YEAR);
    assert.equal(await me(), 200, 'a clock that is set back does not end the session');
    api.clock.advance(YEAR + 31 * DAY);
    assert.equal(await me(), 401);
  });

  it('T-55 a clock that was a year ahead blocks no sign-in for a year', async () => {
    const domain = await insertSite(api);
    const { email } = await joinManager(api, domain);
    const login = async (password: string) =>
      (await createAnonymousClient(api, domain).post('/member/login', { id: email, password })).status;

    api.clock.advance(YEAR);
    for (let number = 0; number < FREE_ATTEMPTS; number += 1) assert.equal(await login('wrong'), 401);
    assert.equal(await login(PASSWORD), 429);

    api.clock.advance(-YEAR);
    assert.equal(await login(PASSWORD), 200);
  });
});
