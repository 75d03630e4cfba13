import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createReleaseSet, type ReleaseSet } from '@portal/shared/release';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app/app.ts';
import { type Config, readConfig } from '../src/app/config.ts';
import { databaseConfig } from '../src/app/database-config.ts';
import { composeFirstSet } from '../src/releases/release/sets/compose-set.ts';
import { writeRemote, writeShell } from '../src/releases/release/testing/fixture-build.ts';
import { completeSettings } from '../src/content/site/new-site.ts';
import { systemClock } from '../src/platform/clock.ts';
import { type OpenDatabase, openDatabase } from '../src/platform/database/database.ts';
import { migrateToLatest } from '../src/platform/database/migrations/migrate.ts';
import { randomIds } from '../src/platform/ids.ts';

/** As many remotes as the portal has. */
const REMOTES = 5;
const VERSION = '1.0.0+00000001';
/** Rows of one statement. */
const BATCH = 500;

export const remoteName = (index: number) => `mf-bench-${index}`;
export const domainName = (index: number) => `site-${index}.localhost`;

/** Writes the builds of a shell and some remotes, and returns their folders. */
export const writeBuilds = async (folder: string, remotes = REMOTES): Promise<string[]> => {
  await mkdir(folder, { recursive: true });
  await writeShell(join(folder, 'shell'), VERSION);
  const folders = [join(folder, 'shell')];
  for (let index = 1; index <= remotes; index += 1) {
    const name = remoteName(index);
    await writeRemote(join(folder, name), { name, version: VERSION });
    folders.push(join(folder, name));
  }
  return folders;
};

/** Opens the database and the services of a server, without its port, for a task. */
export const withServices = async <Result>(
  config: Config,
  task: (app: FastifyInstance, database: OpenDatabase) => Promise<Result>,
): Promise<Result> => {
  const database = await openDatabase(databaseConfig(config));
  try {
    await migrateToLatest(database.bulk);
    const app = await buildApp({ config, database, clock: systemClock, ids: randomIds });
    try {
      return await task(app, database);
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
};

const insertInBatches = async <Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>) => {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH));
};

const insertSites = (domains: readonly string[], { bulk }: OpenDatabase) =>
  insertInBatches(domains, (batch) =>
    bulk
      .insertInto('site')
      .values(
        batch.map((domain) => {
          const { tagline, ...settings } = completeSettings(domain, { name: domain });
          return { ...settings, domain, tagline: JSON.stringify(tagline), created_at: new Date() };
        }),
      )
      .execute(),
  );

const insertReleases = (sets: readonly ReleaseSet[], { bulk }: OpenDatabase) =>
  insertInBatches(sets, async (batch) => {
    const at = new Date();
    await bulk
      .insertInto('release_set')
      .values(
        batch.map(({ id, ...content }) => ({
          id,
          domain: content.domain,
          content: JSON.stringify(content),
          created_at: at,
        })),
      )
      .execute();
    await bulk
      .insertInto('domain_pointer')
      .values(batch.map(({ id, domain }) => ({ domain, set_id: id, moves: 1 })))
      .execute();
    await bulk
      .insertInto('release_log')
      .values(
        batch.map(({ id, domain }) => ({
          domain,
          number: 1,
          action: 'start' as const,
          moved_at: at,
          moved_by: 'bench',
          reason: 'start',
          before_set: null,
          after_set: id,
          proven: false,
          share: null,
        })),
      )
      .execute();
  });

/**
 * Creates domains that run the newest builds. Their rows are written in bulk; the signature of each release is made by
 * the server, as after an upgrade from a version that signed nothing.
 */
export const createDomains = async (
  { count, builds }: { count: number; builds: readonly string[] },
  environment: Record<string, string>,
) =>
  withServices(readConfig({ DEMO: '0', ...environment }), async (app, database) => {
    const { publisher, builds: published, signing } = app.releaseSystem;
    for (const folder of builds) await publisher.publishFolder(folder, 'bench');
    const newest = await published.newest();
    const shell = newest.flatMap((build) => (build.kind === 'shell' ? [build.document] : []))[0];
    if (!shell) throw new Error('The builds have no shell.');
    const remotes = newest.flatMap((build) => (build.kind === 'remote' ? [build.document] : []));
    const domains = Array.from({ length: count }, (_, index) => domainName(index));
    const sets: ReleaseSet[] = [];
    for (const domain of domains) {
      const site = { domain, is_playlist: false, is_console: false };
      sets.push(await createReleaseSet(composeFirstSet(site, { shell, remotes })));
    }
    await insertSites(domains, database);
    await insertReleases(sets, database);
    await signing.prepare();
  });
