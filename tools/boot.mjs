// Runs a task on any machine with Node 20 and npm: installs the frozen lockfile with the pinned pnpm unless
// node_modules matches it, then starts the task with the pinned Node.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const { packageManager: PNPM } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const [task = '', ...rest] = process.argv.slice(2);

const exitWithError = (line) => {
  console.error(`portal: ${line}`);
  process.exit(1);
};

const majorVersionOf = (version) => Number(version.replace(/^v/, '').split('.')[0]);
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const pinnedPlatform = process.platform === 'linux' && process.arch === 'x64';

/**
 * `ended` resolves to `{ code, signal }`, or to `{ error }` when the command could not be started. Signals to this
 * process are forwarded to it.
 */
const run = (command, args, options) => {
  const child = spawn(command, args, { cwd: root, ...options });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const forwardSignal = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forwardSignal);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ error }));
    child.once('close', (code, signal) => resolve({ code, signal }));
  }).finally(() => signals.forEach((signal) => process.off(signal, forwardSignal)));
  return { child, ended };
};

/** The line of npm's or pnpm's output that contains the reason of a failure. */
const findErrorReason = (lines) => {
  const reasonPatterns = [
    /request to .* failed.*/,
    /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET)\b.*/,
    /\bERR_PNPM_\w+\b.*/,
    /npm error (?!code\b).*/,
  ];
  for (const pattern of reasonPatterns) {
    const found = lines.map((line) => pattern.exec(line)?.[0]).find(Boolean);
    if (found) return found.replace(/^npm error /, '').trim();
  }
  return lines.filter(Boolean).at(-1) ?? 'it printed nothing';
};

const install = async () => {
  console.log(`portal: installing packages with ${PNPM} …`);
  const { child, ended } = run(
    'npx',
    ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        CI: process.env.CI ?? '1',
        npm_config_loglevel: 'error',
        // By default npm retries for over a minute before it reports that there is no network.
        npm_config_fetch_retry_mintimeout: '1000',
        npm_config_fetch_retry_maxtimeout: '5000',
      },
    },
  );
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('Progress:')) console.log(`portal: ${line}`);
    });
  }
  const { code, signal, error } = await ended;
  if (error)
    exitWithError(
      `npm's npx is needed to install packages, and could not be run (${error.code}). Is npm on the PATH?`,
    );
  if (signal) process.exit(1);
  if (code === 0) return;
  const report = path.join(root, '.cache/install.log');
  mkdirSync(path.dirname(report), { recursive: true });
  writeFileSync(report, `${lines.join('\n')}\n`);
  exitWithError(
    `packages could not be installed: ${findErrorReason(lines)} (is the npm registry reachable? All of it: ${report})`,
  );
};

if (majorVersionOf(process.version) < 20)
  exitWithError(`Node 20 or newer is needed to begin; this is ${process.version}.`);
if (!pinnedPlatform && majorVersionOf(process.version) < 24) {
  exitWithError(
    `Node 24 or newer is needed on ${process.platform}-${process.arch}; this is ${process.version}.`,
  );
}

const lockfile = read(path.join(root, 'pnpm-lock.yaml'));
if (lockfile === undefined) exitWithError('pnpm-lock.yaml is missing; this is not a whole checkout.');
if (read(path.join(root, 'node_modules/.pnpm/lock.yaml')) !== lockfile) await install();

const node = pinnedPlatform ? path.join(root, 'node_modules/.bin/node') : process.execPath;
const { ended } = run(node, [path.join(root, `tools/tasks/src/${task}.ts`), ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    // Compiling the sources of the server and the browser's driver takes most of the start of a command.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, '.cache/node'),
  },
});
const { code, signal, error } = await ended;
if (error)
  exitWithError(`the pinned Node could not be run (${error.code}): remove node_modules and try again.`);
process.exit(signal === 'SIGINT' ? 0 : (code ?? 1));
