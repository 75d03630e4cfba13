import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { root } from './workspace.ts';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'shots.config.ts', ...process.argv.slice(2)],
  {
    cwd: path.join(root, 'e2e'),
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: findChromium(console.log) },
  },
);
if (status === 0) console.log(`Screenshots are in ${path.join(root, '.cache/shots')}`);
process.exitCode = status ?? 1;
