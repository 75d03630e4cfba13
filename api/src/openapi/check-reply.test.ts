import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createReplyCheck } from './testing/check-reply.ts';

const operation = {
  operationId: 'x',
  path: '/x',
  method: 'GET' as const,
  parameters: [],
  responses: {
    200: {
      content: {
        'application/json': {
          schema: { type: 'object', required: ['n'], properties: { n: { $ref: '#/components/schemas/N' } } },
        },
      },
    },
    204: {},
    404: { content: { 'application/problem+json': { schema: {} } } },
  },
};
const check = createReplyCheck({ schemas: { N: { type: 'integer' } } });
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const reply = (status: number, body: unknown, type = 'application/json') =>
  check(operation, { status, headers: { ...headers, 'content-type': type }, body }, undefined);

describe('the reply check', () => {
  it('the reply check accepts a documented response', () => {
    reply(200, { success: true, n: 1 });
    reply(204, undefined);
    reply(404, { success: false }, 'application/problem+json; charset=utf-8');
  });

  it('the reply check rejects every deviation from the document', () => {
    assert.throws(() => reply(500, { success: false, code: 'internal' }), /the server failed/);
    const { 'referrer-policy': _, ...fewer } = headers;
    assert.throws(
      () => check(operation, { status: 204, headers: fewer, body: undefined }, undefined),
      /T-24 referrer-policy/,
    );
    assert.throws(() => reply(418, { success: false }), /the status is not documented/);
    assert.throws(() => reply(200, undefined), /a body is missing/);
    assert.throws(() => reply(200, { success: true, n: 1 }, 'text/html'), /text\/html is not documented/);
    assert.throws(() => reply(200, { success: false, n: 1 }));
    assert.throws(() => reply(404, { success: true }, 'application/problem+json'));
    assert.throws(() => reply(200, { success: true, n: 'one' }), /the body is not as documented/);
  });
});
