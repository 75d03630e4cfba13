import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app/app.ts';
import { readConfig } from '../../app/config.ts';
import { createAnonymousClient, insertSite, joinManager, PASSWORD } from '../testing/fixtures.ts';
import { TestApi } from '../testing/describe-databases.ts';
import { PortalClient } from '../testing/portal-client.ts';
import { undelayedRefusals } from '../testing/undelayed-refusals.ts';
import { randomIds } from '../ids.ts';
import { serializeError, createLoggerOptions } from './log-entries.ts';

const ADMIN_KEY = 'c'.repeat(64);

describe('the log', () => {
  const api = new TestApi();
  let app: FastifyInstance | undefined;
  let lines: string[] = [];
  const log = () => lines.join('');

  before(async () => {
    await api.open('embedded', {});
    app = await buildApp({
      config: readConfig({ DEMO: '0' }),
      database: api.database,
      clock: api.clock,
      ids: randomIds,
      refusalLimits: undelayedRefusals,
      logger: createLoggerOptions('debug', { write: (line) => void lines.push(line) }),
    });
    app.get('/test-failure', async () => {
      throw await sql`select ${'hidden-in-value'}::uuid`.execute(api.db).catch((cause: unknown) => {
        return new Error('The test fails.', { cause });
      });
    });
    await app.ready();
  });
  after(async () => {
    await app?.close();
    await api.close();
  });

  it('T-08 the log holds no token, key, password or e-mail address', async () => {
    assert.ok(app);
    const domain = await insertSite(api);
    const { client: signedUp, email } = await joinManager(api, domain);
    const client = new PortalClient(app, domain, signedUp.token);
    lines = [];

    await client.get('/member/me');
    await client.get(`/report/summary?from=${encodeURIComponent('canary-in-query')}`);
    await client.post('/member/account/update', { password: `${PASSWORD}-wrong`, nickname: 'Nick' });
    await client.post('/member/login', { id: email, password: PASSWORD });
    await client.post('/member/login', { id: email, password: 'canary-wrong', 'canary-key': 1 });
    await client.post('/v2/mcn/join', {
      email,
      password: PASSWORD,
      password_confirmation: 'x',
      nickname: 'N',
    });
    await client.get('/operator/domains', { 'x-admin-key': ADMIN_KEY });
    await client.get('/member/me', { cookie: 'canary-cookie=1', 'x-forwarded-for': '10.9.8.7' });
    await app.inject('/test-failure?code=canary-in-query');

    assert.match(log(), /"err":\{"type":"Error","message":"The test fails\."/);
    assert.match(log(), /request completed/);
    for (const secret of [client.token, email, PASSWORD, ADMIN_KEY, 'canary-', '10.9.8.7', 'hidden-in-value'])
      assert.ok(!log().includes(secret), `the log holds ${secret}`);
  });

  it('T-28 every log entry is one line of JSON for requests with any content', async () => {
    assert.ok(app);
    const client = createAnonymousClient(api, await insertSite(api));
    const sender = new PortalClient(app, client.domain);
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '\r\n{"level":60}',
        '\u2028\u2029',
        '\u001b[2J',
        "'; drop table member; --",
        '%0d%0aSet-Cookie:a=b',
      ),
    );

    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (one, two) => {
        lines = [];
        await sender.post('/member/login', { id: one, password: two, [one]: two });
        await sender.get(`/${encodeURIComponent(one)}?${encodeURIComponent(two)}`);
        await sender.get('/member/me', { 'user-agent': encodeURIComponent(one) });
        assert.ok(lines.length >= 6);
        for (const line of lines) {
          assert.equal(line.indexOf('\n'), line.length - 1);
          assert.equal(typeof JSON.parse(line).level, 'number');
        }
      }),
      { numRuns: 40 },
    );
  });

  it('a logged error has its stack and its cause', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'login_pkey' });

    const entry = serializeError(new Error('outer', { cause }));

    assert.equal(entry.message, 'outer');
    assert.match(entry.stack, /log\.test\.ts/);
    assert.deepEqual(
      { ...(entry['cause'] as object), stack: '' }, // The stack of the nested function.
      { type: 'Error', message: 'duplicate key', code: '23505', constraint: 'login_pkey', stack: '' },
    );
    assert.equal(serializeError('text').message, 'not an error');
  });
});
