import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { computeProtectionHeaders } from '../../platform/http/protection.ts';
import { getAdminKey, CONSOLE, openTestPortal, PARTNER } from '../../releases/release/testing/test-portal.ts';
import { hashToken } from '../session/session-token.ts';

const URL = '/api/operator/domains';
const TOKEN = `pp_${'t'.repeat(43)}`;
const ACCOUNT = '00000000-0000-7000-8000-000000000001';
const FAR = new Date('2099-01-01T00:00:00Z');

test('operator access', async (t) => {
  const portal = await openTestPortal(t);
  const { app, database, dataDir } = portal;
  const key = await getAdminKey(portal);
  const get = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    app.inject({ url: URL, headers, remoteAddress });

  const signIn = async (role: 'operator' | 'manager', domain: string) => {
    await database.db.deleteFrom('member').execute();
    await database.db
      .insertInto('member')
      .values({
        account_id: ACCOUNT,
        id: ACCOUNT,
        domain,
        role,
        email: 'a@b.example',
        nickname: 'n',
        password_hash: '',
        channel_url: null,
        registered_at: FAR,
      })
      .execute();
    await database.db
      .insertInto('session')
      .values({
        token_hash: hashToken(TOKEN),
        binding_hash: hashToken('binding'),
        account_id: ACCOUNT,
        member_id: ACCOUNT,
        created_at: FAR,
        expires_at: FAR,
      })
      .execute();
  };
  const sessionHeaders = (domain: string) => {
    const made = computeProtectionHeaders({
      method: 'GET',
      path: URL,
      size: -1,
      token: TOKEN,
      userAgent: 'test',
    });
    return {
      'x-mcn-domain': domain,
      'x-mcn-playlist': '0',
      'x-mcn-currency': 'KRW',
      authorization: `Bearer ${TOKEN}`,
      cookie: '__Host-session=binding',
      'user-agent': 'test',
      'x-secure-token': made.secureToken,
      'x-protection-id': made.protectionId,
      'x-protection-token': made.protectionToken,
    };
  };

  await t.test('the admin key is stored in a file that only its owner can read', async () => {
    const { mode } = await stat(path.join(dataDir, 'admin-key'));

    assert.equal(mode & 0o777, 0o600);
    assert.match(key, /^[0-9a-f]{64}$/);
  });

  await t.test('the admin key is accepted from this machine only', async () => {
    const answers = [
      await get({ 'x-admin-key': key }),
      await get({ 'x-admin-key': key }, '::1'),
      await get({ 'x-admin-key': key }, '10.0.0.7'),
      await get({ 'x-admin-key': key, 'x-forwarded-for': '10.0.0.7' }),
      await get({ 'x-admin-key': key.replace(/^./, (first) => (first === '0' ? '1' : '0')) }),
      await get({ 'x-admin-key': '' }),
    ];

    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 403, 403, 403, 403],
    );
  });

  await t.test('T-39 an operator’s session needs the same headers as other calls', async () => {
    await signIn('operator', CONSOLE);

    const good = await get(sessionHeaders(CONSOLE));
    const elsewhere = await get(sessionHeaders(PARTNER));
    const unprotected = await get({ ...sessionHeaders(CONSOLE), 'x-secure-token': '0' });

    assert.deepEqual(
      [good.statusCode, elsewhere.json().code, unprotected.json().code],
      [200, 'domain_mismatch', 'protection_mismatch'],
    );
  });

  await t.test('T-39 members, managers and anonymous clients cannot call the operator API', async () => {
    await signIn('manager', PARTNER);

    const manager = await get(sessionHeaders(PARTNER));
    const anonymous = await get({ ...sessionHeaders(PARTNER), authorization: '' });
    const bare = await get({});

    assert.deepEqual(
      [manager.json().code, anonymous.json().code, bare.json().code],
      ['forbidden', 'unauthenticated', 'header_invalid'],
    );
  });
});
