import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { openTestDatabase } from '../../platform/testing/test-databases.ts';
import { renderSchema, schemaFile } from './render-schema.ts';

it('schema.sql is the schema that all migrations leave', async () => {
  const opened = await openTestDatabase('embedded');
  assert.ok(opened);
  try {
    const schema = await renderSchema(opened.database.db);

    assert.equal(
      readFileSync(schemaFile, 'utf8'),
      schema,
      'Run `npm run schema` in api and commit schema.sql.',
    );
  } finally {
    await opened.close();
  }
});
