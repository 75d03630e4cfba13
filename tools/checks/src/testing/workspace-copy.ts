import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@portal/webpack/workspace';

/** Ignored by git and by every check, so that planted files are seen by no task that runs at the same time. */
const copy = path.join(root, '.cache/workspace-copy');

/** Copies the tracked and new files of the checkout, installs their packages, and returns the copy's folder. */
export function copyWorkspace(): string {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean))
    // A file that is deleted and not committed is still listed.
    cpSync(path.join(root, file), path.join(copy, file), { force: true, errorOnExist: false });
  execFileSync('pnpm', ['install', '--offline', '--frozen-lockfile', '--reporter=silent'], {
    cwd: copy,
    env: { ...process.env, CI: '1' },
  });
  return copy;
}
