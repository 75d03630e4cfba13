import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '@portal/webpack/workspace';

const [command, ...rest] = process.argv.slice(2);

/** `contract` is about this checkout; everything else is the release manager's command. */
const script = command === 'contract' ? 'tools/checks/src/contract-report.ts' : 'tools/portal/src/main.ts';
const args = command === 'contract' ? rest : process.argv.slice(2);
const { status } = spawnSync(process.execPath, [path.join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
