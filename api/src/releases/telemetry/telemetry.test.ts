import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openReleasedPortal, requestPage, PARTNER, parseReleaseSet } from '../release/testing/test-portal.ts';
import { parseViolations } from './telemetry.schemas.ts';

test('telemetry', async (t) => {
  const portal = await openReleasedPortal(t);
  const set = parseReleaseSet((await requestPage(portal, '/')).body).id;
  const event = {
    set,
    remote: 'mf-content',
    version: portal.content.version,
    phase: 'entry',
    outcome: 'failed',
    error_class: 'network',
    ms: 812.4,
  };
  const report = (events: object[], headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    portal.app.inject({
      method: 'POST',
      remoteAddress,
      url: '/api/telemetry/event',
      headers: { host: `${PARTNER}:8080`, ...headers },
      payload: { events },
    });
  const refused: [string, object[], number][] = [
    ['no event', [], 400],
    ['a token', [{ ...event, token: 'secret' }], 400],
    ['an invented phase', [{ ...event, phase: 'x' }], 400],
    ['a message', [{ ...event, error_class: 'Bearer abc' }], 400],
    ['too many events', Array.from({ length: 51 }, () => event), 400],
    ['too much', [{ ...event, padding: 'x'.repeat(40_000) }], 413],
  ];
  for (const [title, events, status] of refused) {
    await t.test(`telemetry refuses ${title}`, async () => {
      assert.equal((await report(events)).statusCode, status);
    });
  }

  await t.test('both forms of a browser’s violation report are logged', async () => {
    const post = (type: string, body: unknown) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/telemetry/csp',
        headers: { 'content-type': type },
        payload: JSON.stringify(body),
      });

    const answers = [
      await post('application/csp-report', { 'csp-report': { 'blocked-uri': 'inline' } }),
      await post('application/reports+json', [{ type: 'csp-violation', body: { blockedURL: 'inline' } }]),
      await post('application/csp-report', { other: 1 }),
      await post('text/plain', 'x'),
    ];

    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [204, 204, 400, 415],
    );
  });

  await t.test('T-66 the events of an IPv6 network count together, in however many calls', async () => {
    const many = Array.from({ length: 50 }, () => event);
    const answers = [];
    for (let index = 1; index <= 13; index += 1)
      answers.push((await report(many, {}, `2001:db8:1:2::${index}`)).statusCode);

    assert.deepEqual(answers, [...Array.from({ length: 12 }, () => 202), 429]);
    assert.equal((await report(many, {}, '2001:db8:1:3::1')).statusCode, 202);
  });
});

test('T-08 a logged violation has no query and is short', () => {
  const [violation] = parseViolations({
    'csp-report': {
      'document-uri': 'http://aurora.localhost/external/auth?code=secret#token',
      'blocked-uri': `https://evil.example/${'x'.repeat(500)}?token=secret`,
      'effective-directive': 'script-src',
    },
  });

  assert.equal(violation?.page, 'http://aurora.localhost/external/auth');
  assert.equal(violation?.blocked?.length, 200);
  assert.doesNotMatch(JSON.stringify(violation), /secret/);
});
