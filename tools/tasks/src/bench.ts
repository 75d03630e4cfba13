import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { BROWSERS, findChromium } from './chromium.ts';
import { root } from '@portal/webpack/workspace';

/** `clicks` and `frames` measure the dashboard; without either, the benchmark measures the cost of federation. */
const [kind = '', ...rest] = process.argv.slice(2);
const isDashboardBench = kind === 'clicks' || kind === 'frames';
const script = `tools/bench/src/${isDashboardBench ? kind : 'main'}.ts`;

const { status } = spawnSync(
  process.execPath,
  [path.join(root, script), ...(isDashboardBench ? rest : process.argv.slice(2))],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM: findChromium(console.log, BROWSERS) } },
);
process.exitCode = status ?? 1;
