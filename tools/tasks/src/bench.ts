import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { BROWSERS, findChromium } from './chromium.ts';
import { root } from '@portal/webpack/workspace';

/**
 * `clicks` and `frames` measure the dashboard, `fairness` what attacks take from other users, `publish` the time from a build
 * to its users; without any of them, the benchmark measures the cost of federation.
 */
const scripts: Record<string, string> = {
  clicks: 'tools/bench/src/clicks.ts',
  frames: 'tools/bench/src/frames.ts',
  fairness: 'tools/bench/src/fairness.ts',
  publish: 'tools/bench/src/publish.ts',
};
const [kind = '', ...rest] = process.argv.slice(2);
const named = scripts[kind];
// The server is measured without a browser.
const browser = kind === 'fairness' ? {} : { CHROMIUM: findChromium(console.log, BROWSERS) };

const { status } = spawnSync(
  process.execPath,
  [path.join(root, named ?? 'tools/bench/src/main.ts'), ...(named ? rest : process.argv.slice(2))],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...browser } },
);
process.exitCode = status ?? 1;
