import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { copyTemplate } from './embedded-template.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';
import { databaseKinds, makeTemplate, TEMPLATE_VARIABLE } from './test-databases.ts';

const TEMPLATE = 'portal_template';
let cluster: Cluster | undefined;

/**
 * Once before all files of a run, instead of in each: the databases they copy, and stripped sources.
 * Without it (a single file) every test file creates its own.
 */
export const globalSetup = async () => {
  // Inherited by the processes of the tests, and by those that they start.
  process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), `portal-compile-cache-${process.getuid?.() ?? 0}`);
  if (databaseKinds.includes('embedded')) {
    const first = mkdtempSync(join(tmpdir(), 'portal-test-'));
    await copyTemplate(first);
    rmSync(first, { recursive: true });
  }
  if (!databaseKinds.includes('postgres') || process.env['TEST_DATABASE_URL']) return;
  cluster = await startCluster();
  if (!cluster) return;
  await makeTemplate(cluster.url, TEMPLATE);
  process.env['TEST_DATABASE_URL'] = cluster.url;
  process.env[TEMPLATE_VARIABLE] = TEMPLATE;
};

export const globalTeardown = () => cluster?.stop();
