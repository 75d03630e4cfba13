import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, cp, glob, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { cache, workspace } from './environment.ts';

/** What the server that makes the demo consists of. */
const SOURCES = ['api/src/**/*.ts', 'shared/src/{api,release,routing,theme}/**/*.ts', 'pnpm-lock.yaml'];

const DAY_MS = 86_400_000;

/** Reports arrive by days of this time zone, and the demo's end with the last one. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());

async function templateDirectory(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(SOURCES, { cwd: workspace, exclude: ['**/*.test.ts'] })) files.push(file);
  const hash = createHash('sha256').update(today());
  for (const file of files.toSorted()) hash.update(file).update(await readFile(path.join(workspace, file)));
  return path.join(cache, `demo-${hash.digest('hex').slice(0, 16)}`);
}

const exists = (place: string) =>
  access(place).then(
    () => true,
    () => false,
  );

/** Starts a server on an empty directory, which makes the demo, and stops it once it listens. */
async function makeDemo(directory: string): Promise<void> {
  const server = spawn(process.execPath, [path.join(workspace, 'api/src/server.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: directory, DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout.on('data', (part: Buffer) => {
    process.stdout.write(part);
    if (part.includes('The portal listens')) server.kill('SIGTERM');
  });
  const [code] = (await once(server, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The demo was not made: the server ended with ${code}.`);
}

async function removeOldTemplates(): Promise<void> {
  for await (const name of glob('demo-*', { cwd: cache })) {
    const directory = path.join(cache, name);
    const { mtimeMs } = await stat(directory);
    if (Date.now() - mtimeMs > DAY_MS) await rm(directory, { recursive: true, force: true });
  }
}

/** The directory of a demo that today's server has made; made where it is missing. */
export async function prepareTemplate(): Promise<string> {
  const directory = await templateDirectory();
  if (await exists(directory)) return directory;
  await mkdir(cache, { recursive: true });
  await removeOldTemplates();
  const draft = `${directory}.${process.pid}`;
  await makeDemo(draft);
  // Another run may have made it meanwhile: a directory that is not empty is not replaced.
  await rename(draft, directory).catch(() => rm(draft, { recursive: true, force: true }));
  return directory;
}

/** A data directory of its own for a server, with the whole demo in it. */
export async function copyTemplate(directory: string): Promise<void> {
  const template = await prepareTemplate();
  await rm(directory, { recursive: true, force: true });
  await cp(template, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

if (import.meta.main) console.log(await prepareTemplate());
