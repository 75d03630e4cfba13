import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { createCommand, describeEnvironment } from '@portal/command-line';
import { root } from '@portal/webpack/workspace';

/** Whether a portal already runs on the port; the screenshots are then taken of it. */
async function isPortalRunning(port: string): Promise<boolean> {
  try {
    const { headers } = await fetch(`http://127.0.0.1:${port}/api/v2/mcn/meta?domain=-`);
    return (headers.get('content-type') ?? '').includes('problem+json');
  } catch {
    return false; // Nothing listens there: the screenshots are taken of a portal started for them.
  }
}

const program = createCommand('npm run shots --', 'take screenshots of every screen into .cache/shots')
  .argument('[files...]', 'only spec files of e2e/shots whose path contains one of these texts')
  .option('--grep <pattern>', 'only screens whose title matches it')
  .addHelpText('after', describeEnvironment({ PORT: 'of a portal that runs, of which they are taken' }))
  .parse();
const { grep } = program.opts();

const { PORT: port } = process.env;
const running =
  port !== undefined && (await isPortalRunning(port)) ? { E2E_RUNNING: '1', E2E_PORT: port } : {};

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'shots.config.ts',
    ...program.args,
    ...(grep === undefined ? [] : ['--grep', grep]),
  ],
  {
    cwd: path.join(root, 'e2e'),
    stdio: 'inherit',
    env: { ...process.env, ...running, CHROMIUM: findChromium(console.log) },
  },
);
if (status === 0) console.log(`Screenshots are in ${path.join(root, '.cache/shots')}`);
process.exitCode = status ?? 1;
