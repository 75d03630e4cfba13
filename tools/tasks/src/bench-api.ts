import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '@portal/webpack/workspace';

/**
 * Arguments are passed to the benchmark: `--profile demo` is a small one, `--only
 * reads|ingest|search|embedded|domains`, `--seconds`, `--connections`, `--days`, `--domains`.
 */
const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'api/bench/main.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
