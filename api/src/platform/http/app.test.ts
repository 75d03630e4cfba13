import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../testing/describe-databases.ts';
import { createAnonymousClient, insertSite, joinManager } from '../testing/fixtures.ts';

describeWithDatabase('the API', (api) => {
  it('T-08 API responses forbid caching, framing and content sniffing', async () => {
    const { client } = await joinManager(api, await insertSite(api));

    for (const reply of [await client.get('/member/me'), await client.get('/nothing/here')]) {
      assert.equal(reply.headers['cache-control'], 'no-store');
      assert.equal(reply.headers['x-content-type-options'], 'nosniff');
      assert.match(String(reply.headers['content-security-policy']), /frame-ancestors 'none'/);
    }
  });

  it('a failure is a problem document in the language of the caller', async () => {
    const client = createAnonymousClient(api, await insertSite(api));
    const messages = new Set<string>();

    for (const [language, message] of [
      ['ko', '다시 로그인해 주세요.'],
      ['en', 'Please sign in again.'],
      ['zh-CN', '请重新登录。'],
      ['zh-TW', '請重新登入。'],
      ['zh-Hant-HK', '請重新登入。'],
      ['fr;q=0.9, en-GB;q=0.5', 'Please sign in again.'],
      ['fr', '다시 로그인해 주세요.'],
    ] as const) {
      client.language = language;
      const reply = await client.get('/member/me');
      assert.equal(reply.status, 401);
      assert.match(String(reply.headers['content-type']), /^application\/problem\+json/);
      assert.equal(reply.body.message, message);
      messages.add(reply.body.request_id);
      assert.deepEqual(Object.keys(reply.body).toSorted(), [
        'code',
        'message',
        'request_id',
        'status',
        'success',
        'title',
        'type',
      ]);
    }
    assert.equal(messages.size, 7, 'each request has an id of its own');
  });

  it('a call without the portal headers returns a failure that names each missing header', async () => {
    const named = async (headers: Record<string, string>) => {
      const reply = await api.app.inject({ url: '/api/member/me', headers });
      const { code, errors } = reply.json();
      return [code, ...errors.map((error: { path: string; code: string }) => `${error.path} ${error.code}`)];
    };
    const domain = await insertSite(api);

    assert.deepEqual(await named({ 'x-mcn-domain': domain, 'x-mcn-playlist': 'yes' }), [
      'header_invalid',
      'X-Mcn-Playlist invalid',
      'X-Mcn-Currency required',
    ]);
    const { client } = await joinManager(api, domain);
    const reply = await client.get('/member/me', { 'x-protection-id': '0' });
    assert.deepEqual(
      [reply.body.code, reply.body.errors[0].path, reply.body.errors.length],
      ['protection_mismatch', 'X-Protection-Id', 1],
    );
  });

  it('T-29 undocumented addresses return 404', async () => {
    const client = createAnonymousClient(api, await insertSite(api));

    for (const path of ['/nothing', '/member', '/documentation/json']) {
      const reply = await client.get(path);
      assert.equal(reply.status, 404);
      assert.equal(reply.body.code, 'not_found');
      assert.equal(reply.body.success, false);
    }
  });

  it('T-27 bodies that are too large, malformed or would pollute a prototype are refused', async () => {
    const client = createAnonymousClient(api, await insertSite(api));
    const send = (payload: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/member/login',
        headers: {
          'content-type': 'application/json',
          'x-mcn-domain': client.domain,
          'x-mcn-playlist': '0',
          'x-mcn-currency': 'USD',
        },
        payload,
      });

    assert.equal((await send('x'.repeat(1_100_000))).statusCode, 413);
    assert.equal((await send('{"id":')).statusCode, 400);
    assert.equal((await send('['.repeat(40_000))).statusCode, 400);
    assert.equal((await send('{"__proto__":{"role":"operator"}}')).statusCode, 400);
    assert.equal((await send('{"constructor":{"prototype":{}}}')).statusCode, 400);
  });
});
