import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { createOpenapiDocument } from './document.ts';

/** The linter's recommended rules, except those that do not apply. */
const rules = {
  extends: ['recommended-strict' as const],
  rules: {
    'operation-operationId-unique': 'error' as const,
    'operation-description': 'off' as const,
    'no-invalid-media-type-examples': 'error' as const,
    'path-parameters-defined': 'error' as const,
    'no-identical-paths': 'error' as const,
    'no-ambiguous-paths': 'error' as const,
    'tag-description': 'off' as const,
    'operation-4xx-response': 'error' as const,
    // The API is served from any host.
    'no-server-example.com': 'off' as const,
  },
};

const lint = async (document: unknown) =>
  lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config: await createConfig(rules),
  });

describe('the OpenAPI linter', () => {
  it('the linter finds no problem in the OpenAPI document', async () => {
    const problems = await lint(await createOpenapiDocument());

    assert.deepEqual(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`),
      [],
    );
  });

  it('the linter reports each problem that is planted in the document', async () => {
    const document = { ...(await createOpenapiDocument()), paths: { '/x/{id}': { get: { responses: {} } } } };

    const found = new Set((await lint(document)).map(({ ruleId }) => ruleId));

    for (const rule of ['path-parameters-defined', 'operation-operationId', 'operation-4xx-response'])
      assert.ok(found.has(rule), `${rule} in ${[...found].join(', ')}`);
  });
});
