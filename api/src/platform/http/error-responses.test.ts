import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { LANGUAGES } from '@portal/shared/facts';
import { describeWithDatabase } from '../testing/describe-databases.ts';
import { createAnonymousClient, insertSite, joinManager } from '../testing/fixtures.ts';
import type { PortalClient, Reply } from '../testing/portal-client.ts';
import { sendRawBytes, listenOnFreePort, parseStatuses } from '../testing/raw-connection.ts';

type ReportedField = { path: string; message: string; code: string };
const listReportedFields = ({ body }: Reply) =>
  body.errors.map(({ path, message, code }: ReportedField) => `${path} ${code}: ${message}`);

describeWithDatabase('error responses', (api) => {
  let manager: PortalClient;
  let anonymousClient: PortalClient;
  before(async () => {
    const domain = await insertSite(api);
    manager = (await joinManager(api, domain)).client;
    anonymousClient = createAnonymousClient(api, domain);
  });

  it('an invalid query parameter returns what its field accepts', async () => {
    for (const [path, expectedError] of [
      [
        '/report/summary?from=2026-13-01&to=2026-01-31',
        'from invalid: This must be a day such as 2026-01-31.',
      ],
      ['/report/summary?from=2026-02-01&to=2026-01-31', 'to invalid: This must not be before the start.'],
      ['/report/summary?from=2020-01-01&to=2026-01-31', 'to invalid: A period has at most 1100 days.'],
      ['/report/settlement?from=2026-01&to=2026-99', 'to invalid: This must be a month such as 2026-01.'],
      ['/report/settlement?from=2026-02&to=2026-01', 'to invalid: This must not be before the start.'],
      ['/report/settlement?from=2006-01&to=2026-01', 'to invalid: A period has at most 36 months.'],
      [
        '/report/trend?from=2026-01-01&to=2026-01-31&interval=hour',
        'interval invalid: This must be one of: day, week, month',
      ],
      ['/channel/list?page=abc', 'page invalid: This must be a number.'],
      ['/channel/list?page=0.5', 'page invalid: This must be a whole number.'],
      ['/channel/list?page=1e9', 'page too_big: This must be at most 1000000.'],
      ['/notice/detail?id=1', 'id invalid: This must be an ID (a UUID).'],
      ['/music/tracks?cursor=abc', 'cursor invalid: This is not in the right form.'],
      ['/music/tracks?cursor=bnVsbA', 'cursor invalid: This is not in the right form.'],
      ['/music/tracks?cursor=e30', 'cursor invalid: This is not in the right form.'],
    ] as const) {
      const reply = await manager.get(path);
      assert.deepEqual([reply.status, listReportedFields(reply)], [400, [expectedError]], path);
    }
  });

  it('T-27 a body with tens of thousands of unknown fields returns the first 20 and a count', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`key${index}`, 1]));
    const reply = await anonymousClient.post('/member/login', { id: 'a@b.kr', password: 'abcd', ...unknown });
    const long = await anonymousClient.post('/member/login', {
      id: 'a@b.kr',
      password: 'abcd',
      ['k'.repeat(900_000)]: 1,
    });

    assert.deepEqual(
      [reply.status, listReportedFields(reply).length, reply.body.more_errors],
      [400, 20, 49_980],
    );
    assert.match(listReportedFields(reply)[0], /^key0 unknown_field: /);
    for (const { body } of [reply, long]) assert.ok(JSON.stringify(body).length < 4_000);
  });

  it('an invalid body returns the error of each field', async () => {
    const reply = await manager.post('/channel/add.bulk', { channels: [] });
    const many = await manager.post('/channel/resolve', { links: Array.from({ length: 500 }, () => '@a') });
    const types = await manager.post('/member/mcn/add', { user_id: 1, password: 'abcd', nickname: [] });

    assert.deepEqual(listReportedFields(reply), ['channels required: Please fill this in.']);
    assert.match(listReportedFields(many)[0], /^links too_long: Please give at most \d+\.$/);
    assert.deepEqual(listReportedFields(types), [
      'user_id invalid: This must be text.',
      'nickname invalid: This must be text.',
    ]);
    for (const content of ['{"id":', '[]', '"x"', '1', '', '{"__proto__":{}}']) {
      const { body } = await sendText(content);
      assert.deepEqual([body.status, body.code, body.errors], [400, 'body_malformed', undefined], content);
    }
  });

  const sendText = async (payload: string, headers: Record<string, string> = {}) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/telemetry/event',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      payload,
    });
    return { headers: response.headers, body: response.json() };
  };

  it('an unsupported format returns which headers to check', async () => {
    for (const headers of [{ 'content-type': 'text/plain' }, { 'content-encoding': 'gzip' }] as const) {
      const { body } = await sendText('{}', headers);
      assert.equal(body.code, 'unsupported_media_type');
      assert.match(body.message, /Content-Type and Content-Encoding/);
    }
  });

  it('a wrong method returns 404 with the methods of the address in Allow', async () => {
    for (const [method, path, allow] of [
      ['PUT', '/api/member/me', 'GET, HEAD'],
      ['POST', '/api/member/me?x=1', 'GET, HEAD'],
      ['GET', '/api/member/login', 'POST'],
      ['DELETE', '/api/operator/server-keys', 'GET, HEAD, POST'],
      ['POST', '/healthz', 'GET, HEAD'],
      ['GET', '/api/member', undefined],
    ] as const) {
      const { statusCode, headers, json } = await api.app.inject({ method, url: path });
      const code = allow === undefined ? 'not_found' : 'method_not_offered';
      assert.deepEqual([statusCode, json().code, headers['allow']], [404, code, allow], path);
    }
  });

  it('a call without a session returns 401 with WWW-Authenticate', async () => {
    const reply = await anonymousClient.get('/member/me');

    assert.deepEqual([reply.status, reply.headers['www-authenticate']], [401, 'Bearer']);
  });

  it('every failure is in the language of Accept-Language, wherever the request ends', async () => {
    const messages = new Map<string, Set<string>>();
    for (const language of LANGUAGES)
      for (const [method, url] of [
        ['GET', '/api/%zz'],
        ['GET', '/%zz'],
        ['POST', '/dashboard'],
        ['GET', '/r/no/such/file.js'],
        ['GET', '/media/none'],
        ['GET', '/api/none'],
      ] as const) {
        const { headers, json } = await api.app.inject({
          method,
          url,
          headers: { 'accept-language': language },
        });
        const { success, message, request_id: id } = json();
        assert.equal(success, false);
        assert.ok(id);
        assert.equal(headers['content-language'], language, url);
        messages.set(url, (messages.get(url) ?? new Set()).add(message));
      }

    for (const [url, texts] of messages) assert.equal(texts.size, LANGUAGES.length, url);
  });

  it('an unknown Expect header returns a problem document', async () => {
    const port = await listenOnFreePort(api.app);
    const answer = await sendRawBytes(
      port,
      'POST /api/member/login HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    );

    assert.deepEqual(parseStatuses(answer), [400], answer);
    assert.match(answer, /"code":"header_invalid"/);
  });
});
