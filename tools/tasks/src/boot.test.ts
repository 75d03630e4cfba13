import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '@portal/webpack/workspace';

const checkout = mkdtempSync(path.join(tmpdir(), 'portal-boot-'));
const programs = path.join(checkout, 'bin');

/** Starts a task of a checkout that has nothing but its way in; on the PATH is Node, and what is given. */
const boot = (environment: Record<string, string> = {}) => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(checkout, 'tools/boot.mjs'), 'start'], {
    encoding: 'utf8',
    env: { HOME: checkout, PATH: programs, ...environment },
  });
  return { status, lines: stderr.trim().split('\n') };
};

const writeProgram = (name: string, script: string) =>
  writeFileSync(path.join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

describe('the way in', () => {
  mkdirSync(path.join(checkout, 'tools'), { recursive: true });
  mkdirSync(programs);
  symlinkSync(process.execPath, path.join(programs, 'node'));
  for (const file of ['package.json', 'tools/boot.mjs'])
    copyFileSync(path.join(root, file), path.join(checkout, file));
  after(() => rmSync(checkout, { recursive: true, force: true }));

  it('says in one line that the checkout is not whole', () => {
    assert.deepEqual(boot(), {
      status: 1,
      lines: ['portal: pnpm-lock.yaml is missing; this is not a whole checkout.'],
    });
  });

  it('says in one line that npm is missing', () => {
    writeFileSync(path.join(checkout, 'pnpm-lock.yaml'), 'lockfileVersion: 9.0\n');

    const { status, lines } = boot();

    assert.equal(status, 1);
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /npm's npx is needed to install packages/);
  });

  it('says in one line why packages could not be installed, and keeps the whole report', () => {
    writeProgram(
      'npx',
      'echo "npm error code X"; echo "npm error request to http://r/ failed, reason: none"; exit 1',
    );

    const { status, lines } = boot();

    assert.equal(status, 1);
    assert.equal(lines.length, 1);
    assert.match(
      lines[0] ?? '',
      /could not be installed: request to http:\/\/r\/ failed, reason: none .*install\.log/,
    );
  });

  it('runs the task on the Node that was installed, and ends as it ends', () => {
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

    assert.equal(boot().status, 7);
    // Installed once is enough.
    writeProgram('npx', 'exit 1');
    assert.equal(boot().status, 7);
  });
});
