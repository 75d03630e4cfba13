import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@portal/webpack/workspace';

// Imported into this process, so that signals reach the command.
await import(pathToFileURL(path.join(root, 'tools/portal/src/main.ts')).href);
