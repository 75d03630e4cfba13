import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openReleasedPortal, requestPage } from '../release/testing/test-portal.ts';
import { computeScore, scoreTests, type ScannedResponse } from './testing/observatory-score.ts';

const TARGET = 130;

/** A response that gets every point that headers and scripts can get. */
const best: ScannedResponse = {
  headers: {
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'set-cookie': '__Host-session=a; Path=/; HttpOnly; Secure; SameSite=Strict',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  },
  html: '<script src="/a.js" integrity="sha384-a"></script>',
};

test('computeScore() returns 140 without a place in the preload list of browsers, and 0 at least', () => {
  assert.equal(computeScore(scoreTests(best)), 140);
  assert.equal(computeScore(scoreTests({ headers: {}, html: '<script src="http://a.test/a.js">' })), 0);
});

test('computeScore() adds no bonus below 90', () => {
  assert.equal(computeScore({ 'x-frame-options': -20, cookies: 5 }), 80);
});

for (const [fault, { headers = {}, html = best.html }, lost] of [
  ['a policy that allows inline scripts', { headers: policy("script-src 'self' 'unsafe-inline'") }, 30],
  ['a policy that allows scripts of every host', { headers: policy('script-src https:') }, 30],
  ['a policy that allows scripts over HTTP', { headers: policy('script-src http://a.test') }, 30],
  ['a policy that allows eval', { headers: policy("script-src 'unsafe-eval'") }, 20],
  ['a policy that allows pictures over HTTP', { headers: policy('img-src http://a.test') }, 20],
  ['a policy that allows inline styles', { headers: policy("style-src 'unsafe-inline'") }, 10],
  ['a policy with another default', { headers: policy("default-src 'self'") }, 5],
  ['a page that others may frame', { headers: { 'content-security-policy': "default-src 'none'" } }, 25],
  ['a day of HSTS', { headers: { 'strict-transport-security': 'max-age=86400' } }, 10],
  ['no HSTS', { headers: { 'strict-transport-security': undefined } }, 20],
  ['a whole address as referrer', { headers: { 'referrer-policy': 'unsafe-url' } }, 10],
  ['a resource for all origins', { headers: { 'cross-origin-resource-policy': 'cross-origin' } }, 10],
  ['credentials for other origins', { headers: sharing('https://a.test') }, 50],
  ['sniffed content types', { headers: { 'x-content-type-options': undefined } }, 5],
  ['a session cookie for scripts', { headers: { 'set-cookie': 'session=a; Secure; SameSite=Lax' } }, 35],
  ['a cookie without SameSite', { headers: { 'set-cookie': 'a=b; Secure' } }, 5],
  ['scripts without a hash', { html: '<script src="/a.js"></script>' }, 5],
  ['a script of another host', { html: '<script src="https://a.test/a.js"></script>' }, 10],
] as const satisfies readonly (readonly [string, Partial<ScannedResponse>, number])[])
  test(`scoreTests() takes ${lost} points for ${fault}`, () => {
    const sumOf = (response: ScannedResponse) =>
      Object.values(scoreTests(response)).reduce((sum, points) => sum + points, 0);

    assert.equal(sumOf(best) - sumOf({ headers: { ...best.headers, ...headers }, html }), lost);
  });

function policy(directive: string) {
  return { 'content-security-policy': `${directive}; default-src 'none'; frame-ancestors 'none'` };
}
function sharing(origin: string) {
  return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
}

test(`T-24 pages over TLS reach ${TARGET} points of MDN Observatory`, async (t) => {
  const portal = await openReleasedPortal(t, { environment: { TRUSTED_PROXIES: '127.0.0.1' } });

  for (const [url, status] of [
    ['/', 200],
    ['/login', 200],
    ['/no/such/page', 404],
  ] as const) {
    const reply = await requestPage(portal, url, { 'x-forwarded-proto': 'https' });
    assert.equal(reply.statusCode, status);
    const tests = scoreTests({ headers: reply.headers, html: reply.body });
    t.diagnostic(`${url}: ${computeScore(tests)}`);
    assert.ok(computeScore(tests) >= TARGET, `${url}: ${JSON.stringify(tests)}`);
  }
});
