import path from 'node:path';
import { createCommand, describeEnvironment } from '@portal/command-line';
import { readConfig } from '@portal/api/config';
import { checkPortAndDirectory, explainFailedStart } from '@portal/api/server';
import { buildAll } from './build.ts';
import { servePortal } from './serve.ts';
import { builtPackages, root } from '@portal/webpack/workspace';

createCommand('npm start --', 'build what changed, make the demo data and serve the portal until Ctrl-C')
  .addHelpText(
    'after',
    describeEnvironment({
      PORT: 'the port; default: 8080',
      DATA_DIR: 'the folder of the data; default: .data',
      DATABASE_URL: 'a PostgreSQL database, in place of the embedded one',
      DEMO: '0 makes no demo data',
      YOUTUBE_API_KEY: 'looks channels up at YouTube; default: the stand-in',
    }),
  )
  .parse();

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
