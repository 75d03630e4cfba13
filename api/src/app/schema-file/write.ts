import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../platform/database/database.ts';
import { migrateToLatest } from '../../platform/database/migrations/migrate.ts';
import { renderSchema, schemaFile } from './render-schema.ts';

const directory = mkdtempSync(join(tmpdir(), 'portal-schema-'));
const database = await openDatabase({ directory });
try {
  await migrateToLatest(database.bulk);
  writeFileSync(schemaFile, await renderSchema(database.db));
  console.log(`Wrote ${schemaFile}`);
} finally {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
}
