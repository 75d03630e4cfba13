import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openReleasedPortal, requestPage, PARTNER } from '../release/testing/test-portal.ts';

const CHECKED_HEADERS = [
  'cache-control',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'integrity-policy',
];

const apiHeaders = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const pageHeaders = {
  'cache-control': 'no-cache',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'integrity-policy': 'blocked-destinations=(script), endpoints=(telemetry)',
};
const immutableHeaders = {
  ...apiHeaders,
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};
const missing = { ...apiHeaders, 'cross-origin-resource-policy': 'cross-origin' };
const closedPolicy = /^default-src 'none'; frame-ancestors 'none'(?:; sandbox)?$/;
const pagePolicy =
  /^default-src 'none';.* frame-ancestors 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for/;

const FILE = '/r/shell/1.0.0+00000001/main.js';

test('security headers', async (t) => {
  const portal = await openReleasedPortal(t);
  const file = await requestPage(portal, FILE);
  const [ofFile, ofHome] = [
    String(file.headers['etag']),
    String((await requestPage(portal, '/')).headers['etag']),
  ];

  for (const [status, url, headers, policy, more] of [
    [200, '/', pageHeaders, pagePolicy],
    [304, '/', pageHeaders, pagePolicy, { 'if-none-match': ofHome }],
    [404, '/no/such/page', pageHeaders, pagePolicy],
    [404, '/', pageHeaders, /^default-src 'none'/, { host: 'nobody.example' }],
    [200, FILE, immutableHeaders, closedPolicy],
    [304, FILE, immutableHeaders, closedPolicy, { 'if-none-match': ofFile }],
    [404, '/r/shell/1.0.0+00000001/none.js', missing, closedPolicy],
    [404, '/r', missing, closedPolicy],
    [200, '/media/thumbnail/1.svg', immutableHeaders, closedPolicy],
    [400, '/media/nothing/1.svg', apiHeaders, closedPolicy],
    [404, '/media/none', apiHeaders, closedPolicy],
    [200, '/healthz', apiHeaders, closedPolicy],
    [200, '/readyz', apiHeaders, closedPolicy],
    [404, '/metrics', pageHeaders, pagePolicy],
    [200, `/api/v2/mcn/meta?domain=${PARTNER}`, apiHeaders, closedPolicy],
    [404, '/api/v2/mcn/meta?domain=nobody.test', apiHeaders, closedPolicy],
    [400, '/api/member/me', apiHeaders, closedPolicy],
    [
      401,
      '/api/member/me',
      apiHeaders,
      closedPolicy,
      { 'x-mcn-domain': PARTNER, 'x-mcn-playlist': '0', 'x-mcn-currency': 'KRW' },
    ],
    [404, '/api/none', apiHeaders, closedPolicy],
    [400, '/api/%zz', apiHeaders, closedPolicy],
    [400, '/%zz', apiHeaders, closedPolicy],
  ] as const)
    await t.test(`T-24 the security headers are sent with ${status} of ${url}`, async () => {
      const reply = await requestPage(portal, url, { ...more });

      assert.equal(reply.statusCode, status);
      const sentHeaders = CHECKED_HEADERS.flatMap((name) =>
        name in reply.headers ? [[name, reply.headers[name]]] : [],
      );
      assert.deepEqual(Object.fromEntries(sentHeaders), headers);
      assert.match(String(reply.headers['content-security-policy']), policy);
    });
});
