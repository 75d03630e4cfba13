import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '@portal/webpack/workspace';

/** The engine without windows: it creates a context four times as fast, since it renders no toolbar for it. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/** Whole browsers, as people use them. */
export const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // Missing or not executable: the next candidate is tried.
  }
};

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable);
}

function findPlaywrightChromium(): string | undefined {
  const { chromium } = createRequire(path.join(root, 'e2e/package.json'))('@playwright/test') as {
    chromium: { executablePath(): string };
  };
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** The Chromium of this machine, or the one that Playwright downloaded before. */
export const locateChromium = (names: readonly string[] = [HEADLESS_SHELL, ...BROWSERS]) =>
  findOnPath(names) ?? findPlaywrightChromium();

/** Maximum duration of a download on a slow connection. */
const INSTALL_TIMEOUT_MS = 300_000;

const runSilently = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore', cwd: root, timeout: INSTALL_TIMEOUT_MS }).status === 0;

const exitWithError = (line: string): never => {
  console.error(line);
  process.exit(1);
};

/**
 * Returns the path of a Chromium: `CHROMIUM`, the machine's own, Playwright's download, or Debian's package. Exits the
 * process when there is none. The names of the executables are tried in order on the PATH.
 */
export function findChromium(
  print: (line: string) => void,
  names: readonly string[] = [HEADLESS_SHELL, ...BROWSERS],
): string {
  const configured = process.env.CHROMIUM;
  if (configured && !isExecutable(configured))
    return exitWithError(`CHROMIUM is ${configured}, which is not executable.`);
  const found = configured || locateChromium(names);
  if (found) return found;
  print('installing Chromium (Playwright’s, else Debian’s package) …');
  if (runSilently(path.join(root, 'e2e/node_modules/.bin/playwright'), ['install', 'chromium'])) {
    const downloaded = findPlaywrightChromium();
    if (downloaded) return downloaded;
  }
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [apt = '', ...args] = [...sudo, 'apt-get'];
  if (
    runSilently(apt, [...args, 'update', '-qq']) &&
    runSilently(apt, [...args, 'install', '-y', '-qq', names[0] ?? HEADLESS_SHELL])
  ) {
    const installed = findOnPath(names);
    if (installed) return installed;
  }
  return exitWithError(
    'No Chromium was found and none could be installed: put one on the PATH, or set CHROMIUM.',
  );
}
