import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@portal/webpack/workspace';

/** `contract` updates the contract's API reports and documentation; every other command goes to tools/portal. */
const isContract = process.argv[2] === 'contract';
if (isContract) process.argv.splice(2, 1);
const scripts = isContract
  ? ['tools/checks/src/contract-report.ts', 'tools/checks/src/contract-docs/main.ts']
  : ['tools/portal/src/main.ts'];
// Imported into this process, so that signals reach the command.
for (const script of scripts) await import(pathToFileURL(path.join(root, script)).href);
