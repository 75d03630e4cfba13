import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../platform/database/database.ts';
import { readSchema } from './read-schema.ts';

/** The file with the schema as all migrations leave it. */
export const schemaFile = join(import.meta.dirname, '../../../schema.sql');

const HEADER = `-- The database as all migrations leave it (api/src/platform/database/migrations), for reading only. It is written by
-- \`npm run schema\` in api from a migrated embedded database, without the migrator's own tables and without
-- partitions. Each table stands below the file that has its types, where its columns are explained.`;

const TABLES_TYPE = /export type \w+Tables = (?:\w+ & )*\{([\s\S]*?)\}?;?\n(?=\n|$)/g;

/** The file of types that declares each table, by table, relative to `api/src`. */
const findTypesFiles = () => {
  const cwd = join(import.meta.dirname, '../..');
  const files = new Map<string, string>();
  for (const file of globSync('**/*.tables.ts', { cwd }).toSorted())
    for (const [, body = ''] of readFileSync(join(cwd, file), 'utf8').matchAll(TABLES_TYPE))
      for (const [, table = ''] of body.matchAll(/(?:^|[;/])\s*(\w+):/g)) files.set(table, file);
  return files;
};

const UNTYPED = 'Tables without types: only SQL in their modules and triggers names them';

/** Renders the schema as SQL, by the file of types that declares each table. */
export const renderSchema = async (db: Db): Promise<string> => {
  const { relations, types, functions } = await readSchema(db);
  const files = findTypesFiles();
  const byFile = Map.groupBy(relations, ({ name }) => files.get(name) ?? UNTYPED);
  const sections = [...byFile.keys()]
    .toSorted((a, b) => Number(a === UNTYPED) - Number(b === UNTYPED) || (a < b ? -1 : 1))
    .map((file) => ({
      title: file,
      parts: (byFile.get(file) ?? []).map(({ statements }) => statements.join('\n')),
    }));
  return `${[
    HEADER,
    ...[...sections, { title: 'Types', parts: types }, { title: 'Functions', parts: functions }].map(
      ({ title, parts }) => [`-- ${title}`, ...parts].join('\n\n'),
    ),
  ].join('\n\n\n')}\n`;
};
