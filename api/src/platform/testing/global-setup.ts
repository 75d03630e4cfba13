import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { copyTemplate } from './embedded-template.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';
import { databaseKinds, createTemplateDatabase, TEMPLATE_VARIABLE } from './test-databases.ts';

const TEMPLATE = 'portal_template';
let cluster: Cluster | undefined;

/**
 * Creates the template databases and the compile cache once for all files of a run. Without it (when a single file
 * runs) each test file creates its own.
 */
export const globalSetup = async () => {
  // The processes of the tests and their child processes inherit it.
  process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), `portal-compile-cache-${process.getuid?.() ?? 0}`);
  if (databaseKinds.includes('embedded')) {
    const warmUp = mkdtempSync(join(tmpdir(), 'portal-test-'));
    await copyTemplate(warmUp);
    rmSync(warmUp, { recursive: true });
  }
  if (!databaseKinds.includes('postgres') || process.env['TEST_DATABASE_URL']) return;
  cluster = await startCluster();
  if (!cluster) return;
  await createTemplateDatabase(cluster.url, TEMPLATE);
  process.env['TEST_DATABASE_URL'] = cluster.url;
  process.env[TEMPLATE_VARIABLE] = TEMPLATE;
};

export const globalTeardown = () => cluster?.stop();
