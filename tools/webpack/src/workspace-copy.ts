import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files.ts';
import { root } from './workspace.ts';

/**
 * Copies the tracked and new files of the checkout, installs their packages, and returns the copy's folder. It is ignored by git
 * and by every check, so that planted files are seen by no task that runs at the same time.
 */
export function copyWorkspace(name: string): string {
  const copy = path.join(root, '.cache', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const file of listFiles()) cpSync(path.join(root, file), path.join(copy, file));
  execFileSync('pnpm', ['install', '--offline', '--frozen-lockfile', '--reporter=silent'], {
    cwd: copy,
    env: { ...process.env, CI: '1' },
  });
  return copy;
}
