import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, copyFileSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyWorkspace } from '@portal/webpack/workspace-copy';

const PORTAL = 18_080;
const DEV = 18_081;
const PAGES = 18_082;
/** Enough for the commands, and read in seconds. */
const SMALL = { DEMO_DAYS: '5' };

/** A copy of the workspace, in which the commands are run. */
let checkout = '';

export const prepareCheckout = () => {
  checkout = copyWorkspace('readme-commands');
  // Checks ask git which files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: checkout });
};

const write = (file: string, text: string) => writeFileSync(path.join(checkout, file), text);

type Started = {
  /** Waits until the output has what is expected; fails when the command ends before. */
  until: (expected: RegExp) => Promise<RegExpExecArray>;
  /** Presses Ctrl-C, and returns the exit code. */
  stop: () => Promise<number | null>;
  ended: Promise<{ code: number | null; output: string }>;
};

/** Types a line into a shell in the checkout. */
export const type = (line: string, env: Record<string, string> = {}): Started => {
  const child = spawn('bash', ['-c', `exec ${line}`], {
    cwd: checkout,
    // Its own group, as a terminal gives it: Ctrl-C reaches npm and what that has started.
    detached: true,
    // Without npm's own lines, which repeat the command.
    env: { ...process.env, npm_config_loglevel: 'silent', PORT: String(PORTAL), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let wake = () => {};
  const append = (part: Buffer) => {
    output += part.toString();
    wake();
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  let isEnded = false;
  void ended.then(() => {
    isEnded = true;
    wake();
  });
  return {
    ended,
    async until(expected) {
      for (;;) {
        const found = expected.exec(output);
        if (found) return found;
        assert.ok(!isEnded, `${line} ended without ${expected}:\n${output}`);
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    async stop() {
      if (child.pid !== undefined && !isEnded) process.kill(-child.pid, 'SIGINT');
      return (await ended).code;
    },
  };
};

const expectPage = async (address: string) => assert.equal((await fetch(address)).status, 200, address);

type Run = {
  /** Makes the command small, or names what only this portal has. */
  change?: (line: string) => string;
  /** What it prints. */
  prints: RegExp;
  /** @default only 0 */
  codes?: readonly number[];
};

let portal: Started | undefined;
/** The version that was published. */
let version: string | undefined;

/** Each command of a README, run small; a benchmark of one round may find the machine too noisy, or miss a target. */
export const runs: Record<string, Run | ((line: string) => Promise<void>)> = {
  async 'npm start'(line) {
    portal = type(line, SMALL);
    await portal.until(/Stop with Ctrl-C/);
    await expectPage(`http://127.0.0.1:${PORTAL}/readyz`);
  },
  async 'npm run dev'(line) {
    const dev = type(line, { PORT: String(DEV), ...SMALL });
    await dev.until(/Stop with Ctrl-C/);
    appendFileSync(path.join(checkout, 'mf-music/src/routes.tsx'), '\n// A change.\n');
    await dev.until(/mf-music built in/);
    await dev.until(/on all pages after/);
    await dev.stop();
  },
  'npm run portal -- create mf-rewards': { prints: /mf-rewards/ },
  async 'npm run portal -- dev mf-rewards --domain aurora.localhost'(line) {
    const dev = type(line);
    await dev.until(/with mf-rewards from its sources/);
    await dev.stop();
  },
  'npm run portal -- release off mf-music --domain lagoon.localhost': { prints: /mf-music/ },
  async 'npm run portal -- publish mf-music/dist'(line) {
    const { code, output } = await type(line).ended;
    [version] = /1\.0\.0\+[0-9a-f]{8}/.exec(output) ?? [];
    assert.ok(code === 0 && version, output);
  },
  'npm run portal -- release pin mf-music 1.0.0+9f86d081 --domain lagoon.localhost': {
    change: (line) => line.replace('1.0.0+9f86d081', version ?? ''),
    prints: /lagoon\.localhost/,
  },
  'npm run portal -- release log --domain lagoon.localhost': { prints: /^2 .*command line/m },
  'npm run portal -- release revert 2 --domain lagoon.localhost': { prints: /mf-music/ },
  'npm run portal -- ingest reports/*.csv': { prints: /content_owner_basic_a4/ },
  'npm run portal -- rates set 2026-11-20 1392.5': {
    change: (line) => `${line} --force`,
    prints: /2026-11-20/,
  },
  'npm run portal -- music import tracks.csv': { prints: /\b1\b/ },
  'npm run portal -- notice create july.ko.md july.en.md': { prints: /published/ },
  async 'npm run portal -- export portal.dump'(line) {
    await portal?.stop();
    const { code, output } = await type(line).ended;
    assert.equal(code, 0, output);
  },
  'npm run shots': { change: (line) => `${line} -- --grep 01-login`, prints: /Screenshots are in/ },
  async 'npm run gallery'(line) {
    const gallery = type(line, { PORT: String(PAGES) });
    await gallery.until(/Every component is on/);
    await expectPage(`http://127.0.0.1:${PAGES}/`);
    await gallery.stop();
  },
  'npm run bench': {
    change: (line) => `${line} -- --rounds 1 --page dashboard --profile unthrottled`,
    prints: /dashboard/,
    codes: [0, 1],
  },
  'npm run bench -- clicks': {
    change: (line) => `${line} --rounds 1`,
    prints: /the target is/,
    codes: [0, 1],
  },
  'npm run bench -- frames': { change: (line) => `${line} lists`, prints: /load average/, codes: [0, 1] },
  'npm run bench -- fairness': {
    change: (line) => `${line} --rounds 1 --seconds 2 --days 2 --only exports`,
    prints: /exports/,
    codes: [0, 1],
  },
  'npm run bench -- forecast': { change: (line) => `${line} --accounts 2`, prints: /forecast\.svg is drawn/ },
  'npm run bench -- publish': {
    change: (line) => `${line} --rounds 1 --only mf-members`,
    prints: /the targets are/,
    codes: [0, 1],
  },
  'npm run bench:api': {
    change: (line) => `${line} -- --profile demo --only reads --seconds 1 --connections 1 --days 2,3`,
    prints: /All figures are in/,
  },
  'npm test -- mf-music': { change: () => 'npm test -- tools/world-map', prints: /0 failed/ },
  'npm run test:all -- browser mf-music': {
    change: (line) => `${line} --minutes 1`,
    prints: /processor/,
  },
};

/** Writes the files that the commands read. */
export const writeInputs = () => {
  mkdirSync(path.join(checkout, 'reports'), { recursive: true });
  const [report = ''] = globSync('.data/**/content_owner_basic_a4*.csv*', { cwd: checkout });
  copyFileSync(path.join(checkout, report), path.join(checkout, 'reports', path.basename(report)));
  write('tracks.csv', 'isrc,title,artist,category,duration\nKRX4G2699999,July,Tide,bgm,60\n');
  write('july.ko.md', '# 7월 정산\n\n정산을 마쳤어요.\n');
  write('july.en.md', '# July\n\nThe settlement is done.\n');
};

/** Stops the portal that a command has started, and removes the checkout. */
export const removeCheckout = async () => {
  await portal?.stop();
  rmSync(checkout, { recursive: true, force: true });
};
