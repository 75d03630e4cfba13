import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { root } from '@portal/webpack/workspace';

/** `clicks` and `frames` are measurements of the dashboard by themselves; without either it is what federation costs. */
const [kind = '', ...rest] = process.argv.slice(2);
const isOwn = kind === 'clicks' || kind === 'frames';
const script = `tools/bench/src/${isOwn ? kind : 'main'}.ts`;

const { status } = spawnSync(
  process.execPath,
  [path.join(root, script), ...(isOwn ? rest : process.argv.slice(2))],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM: findChromium(console.log) } },
);
process.exitCode = status ?? 1;
