import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findCurrentBuild } from '@portal/webpack/build';
import { builtPackages } from '@portal/webpack/workspace';
import { canaryWindowSeconds, dataDir, port, parseRunPid, workspace } from './environment.ts';

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false; // No such process.
  }
};

const remove = (directory: string) => rmSync(directory, { recursive: true, force: true });

/** Deletes the data directories of killed runs. */
function removeAbandoned() {
  for (const name of readdirSync(tmpdir())) {
    const directory = path.join(tmpdir(), name);
    const run = parseRunPid(directory);
    if (run !== undefined && !isRunning(run)) remove(directory);
  }
}

/** The builds to publish: those that `E2E_PACKAGES` names, or all that are up to date. */
function presentBuilds(): string[] {
  const requestedNames = process.env.E2E_PACKAGES?.split(',');
  return builtPackages.flatMap((name) => {
    if (requestedNames && !requestedNames.includes(name)) return [];
    const build = findCurrentBuild(path.join(workspace, name));
    if (build) return [build.folder];
    console.log(`${name} is not built as its sources are, and is not published.`);
    return [];
  });
}

// Imported by URL, because browser tests import nothing of the portal statically.
const importTasks = (file: string) =>
  import(pathToFileURL(path.join(workspace, 'tools/tasks/src', file)).href);

// With E2E_KEEP=1 a run reuses the data of an earlier one.
if (process.env.E2E_KEEP !== '1') {
  const { copyDemoTemplate } = (await importTasks('demo-template.ts')) as {
    copyDemoTemplate: (directory: string) => Promise<void>;
  };
  await copyDemoTemplate(dataDir);
  removeAbandoned();
}
if (parseRunPid(dataDir) !== undefined) process.on('exit', () => remove(dataDir));

Object.assign(process.env, {
  ...{ PORT: String(port), DATA_DIR: dataDir, DEMO: '1' },
  CANARY_WINDOW_SECONDS: String(canaryWindowSeconds),
});
const { servePortal } = (await importTasks('serve.ts')) as {
  servePortal: (folders: readonly string[]) => Promise<void>;
};
await servePortal(presentBuilds());
