import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@portal/webpack/workspace';

/** `contract` is about this checkout; everything else is the command of release managers and remote teams. */
const isContract = process.argv[2] === 'contract';
if (isContract) process.argv.splice(2, 1);
const scripts = isContract
  ? ['tools/checks/src/contract-report.ts', 'tools/checks/src/contract-docs/main.ts']
  : ['tools/portal/src/main.ts'];
// In this process, so that a signal reaches the command itself.
for (const script of scripts) await import(pathToFileURL(path.join(root, script)).href);
