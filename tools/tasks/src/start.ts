import path from 'node:path';
// Its declarations say what a server carries.
import type {} from '@portal/api/app';
import { DEMO_PASSWORD } from '@portal/api/demo';
import { publishAndPoint } from '@portal/api/release';
import { runServer } from '@portal/api/server';
import { buildAll } from './build.ts';
import { built, root } from './workspace.ts';

const SIGN_INS = [
  ['aurora', 'manager@aurora.example', 'Korean, side navigation'],
  ['lagoon', 'manager@lagoon.example', 'Traditional Chinese, rail'],
  ['ember', 'manager@ember.example', 'Simplified Chinese, top navigation'],
  ['mono', 'manager@mono.example', 'English, top navigation'],
  ['playlist', 'manager@playlist.example', 'English, playlist site'],
  ['console', 'operator@console.example', 'for operators'],
];

console.log('Building what changed …');
try {
  await buildAll(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const folders = built.map((name) => path.join(root, name, 'dist'));

await runServer(async (app) => {
  const { config, server } = app;
  await publishAndPoint(app, folders);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  if (!config.demo) return;
  const width = Math.max(...SIGN_INS.map(([, who = '']) => who.length));
  const rows = SIGN_INS.map(
    ([site, who = '', what]) =>
      `  http://${site}.localhost:${port}`.padEnd(36) + `${who.padEnd(width)}  ${what}`,
  );
  console.log(['', ...rows, '', `Every password is ${DEMO_PASSWORD}. Stop with Ctrl-C.`, ''].join('\n'));
});
