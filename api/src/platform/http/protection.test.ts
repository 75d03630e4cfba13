import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { describeWithDatabase } from '../testing/describe-databases.ts';
import { createAnonymousClient, insertSite, joinManager } from '../testing/fixtures.ts';
import { computeProtectionHeaders } from './protection.ts';

const vectors = z
  .array(
    z.object({
      name: z.string(),
      body: z.string().optional(),
      request: z.object({
        method: z.string(),
        path: z.string(),
        size: z.union([z.number(), z.literal('form-data')]),
        token: z.string(),
        userAgent: z.string(),
      }),
      headers: z.object({
        'X-Secure-Token': z.string(),
        'X-Protection-Id': z.string(),
        'X-Protection-Token': z.string(),
      }),
    }),
  )
  .parse(
    JSON.parse(
      // The same vectors test the browser's client.
      readFileSync(
        new URL('../../../../shared/src/api/protection-header-vectors.json', import.meta.url),
        'utf8',
      ),
    ),
  );

describe('protection headers', () => {
  for (const { name, request, headers, body } of vectors)
    it(`T-22 protection headers match the shared vector: ${name}`, () => {
      const { secureToken, protectionId, protectionToken } = computeProtectionHeaders(request);

      assert.equal(secureToken, headers['X-Secure-Token']);
      assert.equal(protectionId, headers['X-Protection-Id']);
      assert.equal(protectionToken, headers['X-Protection-Token']);
      if (body !== undefined) assert.equal(request.size, Buffer.byteLength(body));
    });
});

describeWithDatabase('header checks', (api) => {
  it('T-22 wrong protection headers return 400', async () => {
    const { client } = await joinManager(api, await insertSite(api));

    for (const name of ['x-secure-token', 'x-protection-id', 'x-protection-token'])
      for (const value of [undefined, 'a'.repeat(128)]) {
        const reply = await client.get('/member/me', { [name]: value });
        assert.equal(reply.status, 403);
        assert.equal(reply.body.code, 'protection_mismatch');
      }
  });

  it('T-22 protection headers of another browser or body size return 400', async () => {
    const { client } = await joinManager(api, await insertSite(api));

    const elsewhere = await client.get('/member/me', { 'user-agent': 'stolen/1.0' });
    assert.equal(elsewhere.body.code, 'protection_mismatch');

    const forEmpty = computeProtectionHeaders({
      method: 'POST',
      path: '/api/member/account/update',
      size: 2,
      token: client.token,
      userAgent: 'portal-test/1.0',
    });
    const swapped = await client.post(
      '/member/account/update',
      { password: 'abcd', nickname: 'Mallory' },
      { 'x-secure-token': forEmpty.secureToken },
    );
    assert.equal(swapped.body.code, 'protection_mismatch');
  });

  it('the protection headers count a body in bytes', async () => {
    const { client } = await joinManager(api, await insertSite(api));

    const reply = await client.post('/member/account/update', {
      password: 'right-password',
      nickname: '홍길동 🎵',
    });

    assert.equal(reply.status, 200);
    assert.equal((await client.get('/member/me')).body.account.nickname, '홍길동 🎵');
  });

  it('a call without a required portal header returns 400', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const codeWith = async (headers: Record<string, string | undefined>) =>
      (await client.get('/member/me', headers)).body.code;

    assert.equal(await codeWith({ 'x-mcn-domain': undefined }), 'header_invalid');
    assert.equal(await codeWith({ 'x-mcn-playlist': 'yes' }), 'header_invalid');
    assert.equal(await codeWith({ 'x-mcn-currency': 'EUR' }), 'header_invalid');
    assert.equal(await codeWith({ 'x-mcn-domain': 'nowhere.test' }), 'unknown_domain');
    assert.equal(await codeWith({ origin: 'https://evil.example' }), 'foreign_origin');
    assert.equal(await codeWith({ origin: 'null' }), 'foreign_origin');
    const host = `${client.domain}:8080`;
    assert.equal(await codeWith({ origin: `https://${host}`, host }), undefined);
  });

  it('T-23 content types that a plain form can send are refused', async () => {
    const client = createAnonymousClient(api, await insertSite(api));

    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const reply = await client.post('/member/login', { id: 'a', password: 'b' }, { 'content-type': type });
      assert.equal(reply.status, 415);
      assert.equal(reply.body.code, 'unsupported_media_type');
    }
  });
});
