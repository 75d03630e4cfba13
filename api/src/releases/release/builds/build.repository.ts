import type { Descriptor, ShellInventory } from '@portal/shared/release';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Operation } from './operations/operation.ts';
import { insertOperations } from './operations/operation.repository.ts';
import type { StoredBuild } from '../store/expected-files.ts';
import type { StoredFiles } from '../store/stored-file.ts';
import type { BuildId } from './build-id.ts';

/** A published build of a remote or of the shell. */
export type Build = {
  name: string;
  version: string;
  publishedAt: Date;
  publishedBy: string;
  digest: string;
} & ({ kind: 'remote'; document: Descriptor } | { kind: 'shell'; document: ShellInventory });

/** A published build with its files. */
export type FiledBuild = StoredBuild & { kind: Build['kind']; digest: string };

const columns = ['name', 'version', 'kind', 'inventory', 'digest', 'published_at', 'published_by'] as const;
const filedColumns = ['kind', 'name', 'version', 'digest', 'inventory as document', 'files'] as const;

type Row = {
  name: string;
  version: string;
  kind: 'shell' | 'remote';
  inventory: Descriptor | ShellInventory;
  digest: string;
  published_at: Date;
  published_by: string;
};

const toBuild = (row: Row): Build => {
  const common = {
    name: row.name,
    version: row.version,
    digest: row.digest,
    publishedAt: row.published_at,
    publishedBy: row.published_by,
  };
  // The document was parsed as its kind before it was stored.
  return row.kind === 'remote'
    ? { ...common, kind: 'remote', document: row.inventory as Descriptor }
    : { ...common, kind: 'shell', document: row.inventory as ShellInventory };
};

export const createBuildRepository = (db: Db) => ({
  async find(name: string, version: string): Promise<Build | undefined> {
    const row = await db
      .selectFrom('build')
      .select(columns)
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    return row && toBuild(row);
  },

  /** The served files of a build. */
  async files(name: string, version: string): Promise<StoredFiles | undefined> {
    const row = await db
      .selectFrom('build')
      .select('files')
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    return row?.files;
  },

  /** The newest build of a name, between two of its versions where they are given. */
  async findNewest(
    name: string,
    { newerThan, olderThan }: { newerThan?: string | undefined; olderThan?: string | undefined } = {},
  ): Promise<Build | undefined> {
    const isBeyond = (sign: '<' | '>', version: string) =>
      sql<boolean>`(published_at, version) ${sql.raw(sign)} (
        select published_at, version from build where name = ${name} and version = ${version}
      )`;
    const row = await db
      .selectFrom('build')
      .select(columns)
      .where('name', '=', name)
      .$if(newerThan !== undefined, (query) => query.where(isBeyond('>', newerThan ?? '')))
      .$if(olderThan !== undefined, (query) => query.where(isBeyond('<', olderThan ?? '')))
      .orderBy('published_at', 'desc')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && toBuild(row);
  },

  /** Builds, the newest first. */
  async list(filter: { name?: string | undefined; limit: number }): Promise<Build[]> {
    const rows = await db
      .selectFrom('build')
      .select(columns)
      .$if(filter.name !== undefined, (query) => query.where('name', '=', filter.name ?? ''))
      .orderBy('published_at', 'desc')
      .orderBy('version', 'desc')
      .limit(filter.limit)
      .execute();
    return rows.map(toBuild);
  },

  findFiled: (name: string, version: string): Promise<FiledBuild | undefined> =>
    db
      .selectFrom('build')
      .select(filedColumns)
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst(),

  /** Builds with their files by name and version, after one of them. */
  listFiled: (after: BuildId | undefined, limit: number): Promise<FiledBuild[]> =>
    db
      .selectFrom('build')
      .select(filedColumns)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(name, version) > (${after?.name}, ${after?.version})`),
      )
      .orderBy('name')
      .orderBy('version')
      .limit(limit)
      .execute(),

  /** The domains whose set has a build, as what runs or as the fallback. */
  async domainsOf({ kind, name, version }: BuildId & { kind: Build['kind'] }): Promise<string[]> {
    const remote = sql`release_set.content->'remotes'->${name}::text`;
    const rows = await db
      .selectFrom('domain_pointer')
      .innerJoin('release_set', 'release_set.id', 'domain_pointer.set_id')
      .select('domain_pointer.domain')
      .where(
        kind === 'shell'
          ? sql<boolean>`release_set.content->'shell'->>'version' = ${version}`
          : sql<boolean>`${version} in (
              ${remote}->'build'->'descriptor'->>'version', ${remote}->'previous'->'descriptor'->>'version'
            )`,
      )
      .orderBy('domain_pointer.domain')
      .execute();
    return rows.map(({ domain }) => domain);
  },

  /** The newest build of every name. */
  async newest(): Promise<Build[]> {
    const rows = await db
      .selectFrom('build')
      .distinctOn('name')
      .select(columns)
      .orderBy('name')
      .orderBy('published_at', 'desc')
      .orderBy('version', 'desc')
      .execute();
    return rows.map(toBuild);
  },

  /** All names of builds. */
  async names(): Promise<string[]> {
    const rows = await db.selectFrom('build').select('name').distinct().orderBy('name').execute();
    return rows.map(({ name }) => name);
  },

  /** False when the name has that version already. */
  insert: (
    { kind, name, version, digest, document, files }: FiledBuild,
    operations: readonly Operation[],
    published: { at: Date; by: string },
  ): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto('build')
        .values({
          name,
          version,
          kind,
          digest,
          inventory: JSON.stringify(document),
          files: JSON.stringify(files),
          published_at: published.at,
          published_by: published.by,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('name')
        .executeTakeFirst();
      if (!row) return false;
      await insertOperations(trx, { name, version }, operations);
      return true;
    }),
});

export type BuildRepository = ReturnType<typeof createBuildRepository>;
