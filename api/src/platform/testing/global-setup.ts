import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { copyTemplateDatabase } from './template-database.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';
import { databaseKinds, createTemplateDatabase, TEMPLATE_VARIABLE } from './test-databases.ts';

const TEMPLATE = 'portal_template';
let cluster: Cluster | undefined;

/**
 * Creates the template databases and names the compile cache, once for all files of a run. A single file that runs
 * without this setup creates its own.
 */
export const globalSetup = async () => {
  // Test processes and their child processes inherit the variable.
  process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), `portal-compile-cache-${process.getuid?.() ?? 0}`);
  if (databaseKinds.includes('embedded')) {
    // The first copy creates the template, so that test files do not race for it.
    const firstCopy = mkdtempSync(join(tmpdir(), 'portal-test-'));
    await copyTemplateDatabase(firstCopy);
    rmSync(firstCopy, { recursive: true });
  }
  if (!databaseKinds.includes('postgres') || process.env['TEST_DATABASE_URL']) return;
  cluster = await startCluster();
  // No PostgreSQL server is installed.
  if (!cluster) return;
  await createTemplateDatabase(cluster.url, TEMPLATE);
  process.env['TEST_DATABASE_URL'] = cluster.url;
  process.env[TEMPLATE_VARIABLE] = TEMPLATE;
};

export const globalTeardown = () => cluster?.stop();
