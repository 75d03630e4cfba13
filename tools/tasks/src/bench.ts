import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { root } from '@portal/webpack/workspace';

const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'tools/bench/src/main.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM: findChromium(console.log) } },
);
process.exitCode = status ?? 1;
