import path from 'node:path';
// Its declarations say what a server carries.
import type {} from '@portal/api/app';
import { readConfig } from '@portal/api/config';
import { publishAndPoint } from '@portal/api/release';
import { checkPortAndDirectory, explainFailedStart, runServer } from '@portal/api/server';
import { demoAddresses } from './addresses.ts';
import { buildAll } from './build.ts';
import { openStandIn } from './stand-in.ts';
import { built, root } from '@portal/webpack/workspace';

try {
  // Before the builds, which may take a minute.
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

const folders = built.map((name) => path.join(root, name, 'dist'));

const standIn = await openStandIn(process.env);

await runServer(async (app) => {
  const { config, server } = app;
  await publishAndPoint(app, folders);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  if (config.demo) console.log(demoAddresses(port, standIn?.url));
});
