// The way in from any machine with Node 20 and npm: installs the pinned pnpm's frozen lockfile when node_modules is not
// exactly that, then hands over to a task that runs on the pinned Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [task = '', ...rest] = process.argv.slice(2);

const stop = (line) => {
  console.error(`portal: ${line}`);
  process.exit(1);
};

const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0]);
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const pinnedPlatform = process.platform === 'linux' && process.arch === 'x64';

if (majorOf(process.version) < 20) stop(`Node 20 or newer is needed to begin; this is ${process.version}.`);
if (!pinnedPlatform && majorOf(process.version) < 24) {
  stop(`Node 24 or newer is needed on ${process.platform}-${process.arch}; this is ${process.version}.`);
}

const lockfile = read(path.join(root, 'pnpm-lock.yaml'));
if (lockfile === undefined) stop('pnpm-lock.yaml is missing; this is not a whole checkout.');

if (read(path.join(root, 'node_modules/.pnpm/lock.yaml')) !== lockfile) {
  console.log(`portal: installing packages with ${PNPM} …`);
  const { status, error } = spawnSync(
    'npx',
    ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CI: process.env.CI ?? '1', npm_config_loglevel: 'error' },
    },
  );
  if (error) stop(`npm's npx is needed and could not be run (${error.message}).`);
  if (status !== 0)
    stop('the packages could not be installed; the lines above say why (is the npm registry reachable?).');
}

const node = pinnedPlatform ? path.join(root, 'node_modules/.bin/node') : process.execPath;
const { status, signal } = spawnSync(node, [path.join(root, `tools/tasks/src/${task}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  },
});
// Ctrl-C reaches the task too; it has said good-bye by then.
process.exit(signal === 'SIGINT' ? 0 : (status ?? 1));
