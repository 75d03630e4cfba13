import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '@portal/webpack/workspace';

const PLACES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // Not there, or not ours to run: the next place is tried.
  }
};

function onThisMachine(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => PLACES.map((name) => path.join(folder, name))).find(isExecutable);
}

function playwrights(): string | undefined {
  const { chromium } = createRequire(path.join(root, 'e2e/package.json'))('@playwright/test') as {
    chromium: { executablePath(): string };
  };
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** Longer than any download on a usable line. */
const INSTALL_LIMIT_MS = 300_000;

const quietly = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore', cwd: root, timeout: INSTALL_LIMIT_MS }).status === 0;

const stop = (line: string): never => {
  console.error(line);
  process.exit(1);
};

/** A Chromium to test with: `CHROMIUM`, the machine's own, Playwright's download, or Debian's package. Ends the task without one. */
export function findChromium(print: (line: string) => void): string {
  const named = process.env.CHROMIUM;
  if (named && !isExecutable(named)) return stop(`CHROMIUM names ${named}, which cannot be run.`);
  const found = named || onThisMachine() || playwrights();
  if (found) return found;
  print('installing Chromium (Playwright’s, else Debian’s package) …');
  if (quietly(path.join(root, 'e2e/node_modules/.bin/playwright'), ['install', 'chromium'])) {
    const downloaded = playwrights();
    if (downloaded) return downloaded;
  }
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [apt = '', ...args] = [...sudo, 'apt-get'];
  if (
    quietly(apt, [...args, 'update', '-qq']) &&
    quietly(apt, [...args, 'install', '-y', '-qq', 'chromium'])
  ) {
    const installed = onThisMachine();
    if (installed) return installed;
  }
  return stop(
    'No Chromium is here and none could be installed: put one on the PATH, or name it in CHROMIUM.',
  );
}
