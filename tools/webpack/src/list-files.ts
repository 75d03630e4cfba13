import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.ts';

/** The tracked and new files of the checkout that match patterns of git, or all, as paths from its root. */
export const listFiles = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    // A file that is deleted and not committed is still listed.
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
