import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '@portal/webpack/workspace';

const checkout = mkdtempSync(path.join(tmpdir(), 'portal-boot-'));
const programs = path.join(checkout, 'bin');

/**
 * Runs tools/boot.mjs in a checkout that contains only package.json and boot.mjs; the PATH contains Node and the given
 * programs.
 */
const runBoot = (environment: Record<string, string> = {}) => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(checkout, 'tools/boot.mjs'), 'start'], {
    encoding: 'utf8',
    env: { HOME: checkout, PATH: programs, ...environment },
  });
  return { status, lines: stderr.trim().split('\n') };
};

const writeProgram = (name: string, script: string) =>
  writeFileSync(path.join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

describe('tools/boot.mjs', () => {
  mkdirSync(path.join(checkout, 'tools'), { recursive: true });
  mkdirSync(programs);
  symlinkSync(process.execPath, path.join(programs, 'node'));
  for (const file of ['package.json', 'tools/boot.mjs'])
    copyFileSync(path.join(root, file), path.join(checkout, file));
  after(() => rmSync(checkout, { recursive: true, force: true }));

  it('fails with one line when the lockfile is missing', () => {
    assert.deepEqual(runBoot(), {
      status: 1,
      lines: ['portal: pnpm-lock.yaml is missing; this is not a whole checkout.'],
    });
  });

  it('fails with one line when npx is missing', () => {
    writeFileSync(path.join(checkout, 'pnpm-lock.yaml'), 'lockfileVersion: 9.0\n');

    const { status, lines } = runBoot();

    assert.equal(status, 1);
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /npm's npx is needed to install packages/);
  });

  it('fails with one line when the installation fails, and writes the full output to a log file', () => {
    writeProgram(
      'npx',
      'echo "npm error code X"; echo "npm error request to http://r/ failed, reason: none"; exit 1',
    );

    const { status, lines } = runBoot();

    assert.equal(status, 1);
    assert.equal(lines.length, 1);
    assert.match(
      lines[0] ?? '',
      /could not be installed: request to http:\/\/r\/ failed, reason: none .*install\.log/,
    );
  });

  it('runs the task with the pinned Node and exits with its exit code', () => {
    const bin = path.join(checkout, 'node_modules/.bin');
    writeProgram(
      'npx',
      `/bin/mkdir -p ${checkout}/node_modules/.pnpm ${bin}
/bin/cp ${checkout}/pnpm-lock.yaml ${checkout}/node_modules/.pnpm/lock.yaml
/bin/ln -s ${process.execPath} ${bin}/node`,
    );
    mkdirSync(path.join(checkout, 'tools/tasks/src'), { recursive: true });
    writeFileSync(
      path.join(checkout, 'tools/tasks/src/start.ts'),
      'process.exit(Number("7") satisfies number);',
    );

    assert.equal(runBoot().status, 7);
    // The second run must not install again.
    writeProgram('npx', 'exit 1');
    assert.equal(runBoot().status, 7);
  });
});
