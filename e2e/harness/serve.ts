import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findCurrentBuild } from '@portal/webpack/build';
import { builtPackages } from '@portal/webpack/workspace';
import { canaryWindowSeconds, dataDir, parseRunPid, port, runPrefix, workspace } from './environment.ts';

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
  const { removeAbandoned } = (await importTasks('test/temporary-files.ts')) as {
    removeAbandoned: (parent: string, prefix: string) => void;
  };
  // Those of killed runs.
  removeAbandoned(path.dirname(runPrefix), path.basename(runPrefix));
}
if (parseRunPid(dataDir) !== undefined)
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

Object.assign(process.env, {
  PORT: String(port),
  DATA_DIR: dataDir,
  DEMO: '1',
  CANARY_WINDOW_SECONDS: String(canaryWindowSeconds),
  // Mails can be switched on; no test waits for one, and nothing listens there.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@portal.example',
});
const { servePortal } = (await importTasks('serve.ts')) as {
  servePortal: (folders: readonly string[]) => Promise<void>;
};
await servePortal(presentBuilds());
