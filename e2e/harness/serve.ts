import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataDir, port, workspace } from './environment.ts';

// What `npm start` runs, on a port and in a folder of the tests' own, from nothing.
if (process.env.E2E_KEEP !== '1') rmSync(dataDir, { recursive: true, force: true });
Object.assign(process.env, { PORT: String(port), DATA_DIR: dataDir, DEMO: '1' });
await import(pathToFileURL(path.join(workspace, 'tools/tasks/src/start.ts')).href);
