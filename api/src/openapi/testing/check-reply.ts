import assert from 'node:assert/strict';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Reply } from '../../platform/testing/portal-client.ts';
import type { Components, Operation } from './operations.ts';

/** YouTube is unreachable in these tests: a call that needs it may return its failures. */
const YOUTUBE_FAILURES = /^youtube_/;

/** Every response forbids caching, framing, sniffing and embedding. */
const HEADERS: Record<string, RegExp> = {
  'cache-control': /no-store|no-cache/,
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
  'cross-origin-resource-policy': /^same-origin$/,
  'referrer-policy': /^no-referrer$/,
  'x-content-type-options': /^nosniff$/,
};

/**
 * Checks a response against the document: a status it names, a body of the schema of that status. A 5xx is an
 * error, except 503 of a server without a database.
 */
export const createReplyCheck = (components: Components, { mayBeUnavailable = false } = {}) => {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
  for (const [name, schema] of Object.entries(components.schemas))
    if (typeof schema === 'object' && schema !== null) ajv.addSchema(schema, `#/components/schemas/${name}`);
  const compiled = new Map<object, ValidateFunction>();

  const getValidator = (schema: unknown) => {
    if (typeof schema !== 'object' || schema === null) throw new TypeError('A response has no schema.');
    const known = compiled.get(schema);
    if (known) return known;
    const validator = ajv.compile(schema);
    compiled.set(schema, validator);
    return validator;
  };

  return ({ operationId, responses }: Operation, { status, headers, body }: Reply, sent: unknown) => {
    const where = `${operationId} ${JSON.stringify(sent)?.slice(0, 1_000)}\n→ ${status} ${JSON.stringify(body)?.slice(0, 600)}`;
    for (const [name, value] of Object.entries(HEADERS))
      assert.match(String(headers[name]), value, `T-24 ${name}: ${where}`);
    const isYoutubeFailure = status >= 500 && YOUTUBE_FAILURES.test(String(body?.code));
    const isAllowed = isYoutubeFailure || (mayBeUnavailable && status === 503);
    assert.ok(status < 500 || isAllowed, `the server failed: ${where}`);
    const documented = responses[String(status)];
    assert.ok(documented, `the status is not documented: ${where}`);
    if (body === undefined) return assert.equal(documented.content, undefined, `a body is missing: ${where}`);
    const [type = ''] = String(headers['content-type']).split(';');
    const media = documented.content?.[type];
    assert.ok(media, `${type} is not documented: ${where}`);
    if (!type.endsWith('json')) return undefined;
    assert.equal(body.success, status < 400, where);
    const isValid = getValidator(media.schema);
    return assert.ok(
      isValid(body),
      `the body is not as documented: ${ajv.errorsText(isValid.errors)} ${where}`,
    );
  };
};
