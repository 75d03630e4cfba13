import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { constants, cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { glob, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { reportsDirectory } from '@portal/api/demo';
import { root } from '@portal/webpack/workspace';

/** The folder of the demo templates. */
const cacheDir = path.join(root, '.cache/e2e');

/** The source folders of the server; a change in them needs another template. */
const SOURCES = [
  'api/{src,demo}/**/*.ts',
  'shared/src/{api,release,routing,theme}/**/*.ts',
  'pnpm-lock.yaml',
];

const DAY_MS = 86_400_000;

/** Report days are days of this time zone, and the demo's reports end with the last complete one. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());

function templateDirectory(days: number | undefined): string {
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/*.test.ts'] });
  const hash = createHash('sha256').update(`${today()} ${days}`);
  // A quarter of the time that promises take for a thousand files.
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(root, file)));
  return path.join(cacheDir, `demo-${hash.digest('hex').slice(0, 16)}`);
}

type Print = (text: string) => void;

const printRaw: Print = (text) => void process.stdout.write(text);

type TemplateOptions = {
  /** Days of figures, fewer of which make it smaller. @default those of the demo */
  days?: number;
  /** @default to the standard output */
  print?: Print;
};

/** Starts a server on an empty directory, which creates the demo, and stops it once it listens. */
async function makeDemo(
  directory: string,
  { days, print }: { days: number | undefined; print: Print },
): Promise<void> {
  const server = spawn(process.execPath, [path.join(root, 'api/src/server.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: directory, DEMO: '1', DEMO_DAYS: days?.toString() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout.on('data', (part: Buffer) => {
    print(part.toString());
    if (part.includes('The portal listens')) server.kill('SIGTERM');
  });
  const [code] = (await once(server, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The demo was not made: the server ended with ${code}.`);
}

async function removeOldTemplates(): Promise<void> {
  for await (const name of glob('demo-*', { cwd: cacheDir })) {
    const directory = path.join(cacheDir, name);
    const { mtimeMs } = await stat(directory);
    if (Date.now() - mtimeMs > DAY_MS) await rm(directory, { recursive: true, force: true });
  }
}

/** Returns the directory of today's demo template and creates it when it is missing. */
export async function prepareTemplate({ days, print = printRaw }: TemplateOptions = {}): Promise<string> {
  const directory = templateDirectory(days);
  if (existsSync(directory)) return directory;
  await mkdir(cacheDir, { recursive: true });
  await removeOldTemplates();
  const draft = `${directory}.${process.pid}`;
  await makeDemo(draft, { days, print });
  // Another run may have created it meanwhile; rename does not replace a directory that is not empty.
  await rename(draft, directory).catch(() => rm(draft, { recursive: true, force: true }));
  return directory;
}

/** Copies the demo into a data directory, with its report files unless `reports` is false. */
export async function copyDemoTemplate(
  directory: string,
  { reports = true, ...options }: TemplateOptions & { reports?: boolean } = {},
): Promise<void> {
  const template = await prepareTemplate(options);
  const reportFiles = reportsDirectory(template);
  rmSync(directory, { recursive: true, force: true });
  // A quarter of the time that `cp` takes for some 1,500 files.
  cpSync(template, directory, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => reports || source !== reportFiles,
  });
}

if (import.meta.main) console.log(await prepareTemplate());
