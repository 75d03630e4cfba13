import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findCurrentBuild } from '@portal/webpack/build';
import { builtPackages } from '@portal/webpack/workspace';
import { copyTemplate } from './demo-template.ts';
import { cache, dataDir, port, runOf, workspace } from './environment.ts';

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false; // No such process.
  }
};

const remove = (directory: string) => rmSync(directory, { recursive: true, force: true });

/** Deletes what runs left behind that were killed. */
function removeAbandoned() {
  for (const name of readdirSync(cache)) {
    const directory = path.join(cache, name);
    const run = runOf(directory);
    if (run !== undefined && !isRunning(run)) remove(directory);
  }
}

/** The builds to publish: those that `E2E_PACKAGES` names, or all that are up to date. */
function presentBuilds(): string[] {
  const asked = process.env.E2E_PACKAGES?.split(',');
  return builtPackages.flatMap((name) => {
    if (asked && !asked.includes(name)) return [];
    const build = findCurrentBuild(path.join(workspace, name));
    if (build) return [build.folder];
    console.log(`${name} is not built as its sources are, and is not published.`);
    return [];
  });
}

// With E2E_KEEP=1 a run goes on with the data of an earlier one.
if (process.env.E2E_KEEP !== '1') {
  await copyTemplate(dataDir);
  removeAbandoned();
}
if (runOf(dataDir) !== undefined) process.on('exit', () => remove(dataDir));

Object.assign(process.env, { PORT: String(port), DATA_DIR: dataDir, DEMO: '1' });
// By its address: browser tests import nothing of the portal.
const { servePortal } = (await import(
  pathToFileURL(path.join(workspace, 'tools/tasks/src/serve.ts')).href
)) as { servePortal: (folders: readonly string[]) => Promise<void> };
await servePortal(presentBuilds());
