import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openReleasedPortal, page, PARTNER } from '../release/testing/test-portal.ts';

const LOOKED_AT = [
  ...['cache-control', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'referrer-policy'],
  ...['x-content-type-options', 'x-frame-options', 'integrity-policy'],
];

const answer = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const ofAPage = {
  'cache-control': 'no-cache',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'integrity-policy': 'blocked-destinations=(script), endpoints=(telemetry)',
};
const forEver = {
  ...answer,
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};
const missing = { ...answer, 'cross-origin-resource-policy': 'cross-origin' };
const closed = /^default-src 'none'; frame-ancestors 'none'(?:; sandbox)?$/;
const ofPages =
  /^default-src 'none';.* frame-ancestors 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for/;

const FILE = '/r/shell/1.0.0+00000001/main.js';

test('security headers', async (t) => {
  const portal = await openReleasedPortal(t);
  const file = await page(portal, FILE);
  const [ofFile, ofHome] = [String(file.headers['etag']), String((await page(portal, '/')).headers['etag'])];

  for (const [status, url, headers, policy, more] of [
    [200, '/', ofAPage, ofPages],
    [304, '/', ofAPage, ofPages, { 'if-none-match': ofHome }],
    [404, '/no/such/page', ofAPage, ofPages],
    [404, '/', ofAPage, /^default-src 'none'/, { host: 'nobody.example' }],
    [200, FILE, forEver, closed],
    [304, FILE, forEver, closed, { 'if-none-match': ofFile }],
    [404, '/r/shell/1.0.0+00000001/none.js', missing, closed],
    [404, '/r', missing, closed],
    [200, '/media/thumbnail/1.svg', forEver, closed],
    [400, '/media/nothing/1.svg', answer, closed],
    [404, '/media/none', answer, closed],
    [200, '/healthz', answer, closed],
    [200, '/readyz', answer, closed],
    [404, '/metrics', ofAPage, ofPages],
    [200, `/api/v2/mcn/meta?domain=${PARTNER}`, answer, closed],
    [404, '/api/v2/mcn/meta?domain=nobody.test', answer, closed],
    [400, '/api/member/me', answer, closed],
    [
      401,
      '/api/member/me',
      answer,
      closed,
      { 'x-mcn-domain': PARTNER, 'x-mcn-playlist': '0', 'x-mcn-currency': 'KRW' },
    ],
    [404, '/api/none', answer, closed],
    [400, '/api/%zz', answer, closed],
    [400, '/%zz', answer, closed],
  ] as const)
    await t.test(`T-24 the security headers are sent with ${status} of ${url}`, async () => {
      const reply = await page(portal, url, { ...more });

      assert.equal(reply.statusCode, status);
      const told = LOOKED_AT.flatMap((name) => (name in reply.headers ? [[name, reply.headers[name]]] : []));
      assert.deepEqual(Object.fromEntries(told), headers);
      assert.match(String(reply.headers['content-security-policy']), policy);
    });
});
