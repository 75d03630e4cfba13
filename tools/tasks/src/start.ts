import path from 'node:path';
import { readConfig } from '@portal/api/config';
import { checkPortAndDirectory, explainFailedStart } from '@portal/api/server';
import { buildAll } from './build.ts';
import { servePortal } from './serve.ts';
import { builtPackages, root } from '@portal/webpack/workspace';

try {
  // Checked before the builds, which may take a minute.
  const config = readConfig(process.env);
  await checkPortAndDirectory(config).catch((error: unknown) => {
    throw new Error(explainFailedStart(error, config) ?? String(error), { cause: error });
  });
  console.log('Building what changed …');
  await buildAll(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

await servePortal(builtPackages.map((name) => path.join(root, name, 'dist')));
