import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import fastify from 'fastify';
import { z } from 'zod';
import { createOpenapiDocument } from './document.ts';
import { installOpenapi } from './install.ts';

const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()).min(1),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
});

describe('the OpenAPI document', () => {
  let operations: { name: string; operation: z.infer<typeof operationSchema> }[] = [];

  before(async () => {
    const { paths = {} } = await createOpenapiDocument();
    operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods ?? {}).map(([method, operation]) => ({
        name: `${method} ${path}`,
        operation: operationSchema.parse(operation),
      })),
    );
  });

  it('openapi.json and the types generated from it are current', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'write.ts'), '--check'],
      {
        encoding: 'utf8',
      },
    );

    assert.equal(status, 0, stderr);
  });

  it('every operation of the document has a unique id', () => {
    const ids = operations.map(({ operation }) => operation.operationId);

    assert.ok(ids.length > 0);
    assert.equal(new Set(ids).size, ids.length);
  });

  it('every failure of the document is a problem document', () => {
    for (const { name, operation } of operations)
      for (const [status, { content }] of Object.entries(operation.responses))
        if (Number(status) >= 400)
          assert.deepEqual(Object.keys(content ?? {}), ['application/problem+json'], name);
  });

  it('T-29 every route of the API is in the OpenAPI document', async () => {
    const app = fastify();
    await installOpenapi(app);

    assert.throws(() => app.get('/api/secret', async () => 'psst'), /lacks an operationId/);
    assert.doesNotThrow(() => app.get('/page', async () => 'hello'));
  });
});
