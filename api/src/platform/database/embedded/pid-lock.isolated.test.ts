import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { DirectoryLockedError, lockDirectory } from './pid-lock.ts';

const base = mkdtempSync(join(tmpdir(), 'portal-lock-'));
const lockModule = join(import.meta.dirname, 'pid-lock.ts');
let lastNumber = 0;
const newDirectory = () => {
  lastNumber += 1;
  return join(base, `data${lastNumber}`);
};

/** A process that locks the directory until it is killed. */
const holdElsewhere = async (directory: string) => {
  const script = `
    const { lockDirectory } = await import(${JSON.stringify(lockModule)});
    lockDirectory(${JSON.stringify(directory)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
};

describe('lock of the data directory', () => {
  after(() => rmSync(base, { recursive: true, force: true }));

  it('lockDirectory creates a directory with mode 0700, and unlocking removes the PID file', () => {
    const directory = newDirectory();

    const unlock = lockDirectory(directory);

    assert.equal(statSync(directory).mode & 0o777, 0o700);
    assert.match(readFileSync(join(directory, 'portal.pid'), 'utf8'), new RegExp(`^${process.pid} `));
    unlock();
    assert.ok(!existsSync(join(directory, 'portal.pid')));
  });

  it('lockDirectory throws when the same process has the lock', () => {
    const directory = newDirectory();
    const unlock = lockDirectory(directory);

    assert.throws(() => lockDirectory(directory), DirectoryLockedError);

    unlock();
    lockDirectory(directory)();
  });

  it('lockDirectory throws with the process id when another process has the lock', async () => {
    const directory = newDirectory();
    const child = await holdElsewhere(directory);
    try {
      assert.throws(() => lockDirectory(directory), new RegExp(`in use by process ${child.pid}`));
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('lockDirectory takes over the lock of a killed process', async () => {
    const directory = newDirectory();
    const child = await holdElsewhere(directory);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;

    lockDirectory(directory)();
  });

  it('lockDirectory takes over when the process id belongs to another process now', () => {
    const directory = newDirectory();
    lockDirectory(directory)();

    writeFileSync(join(directory, 'portal.pid'), `${process.ppid} 1\n`);
    lockDirectory(directory)();
    writeFileSync(join(directory, 'portal.pid'), `${process.pid} 1\n`);
    lockDirectory(directory)();
    writeFileSync(join(directory, 'portal.pid'), 'rubbish');
    lockDirectory(directory)();
  });

  it('exactly one of several processes takes over a stale lock', () => {
    const directory = newDirectory();
    lockDirectory(directory)();
    writeFileSync(join(directory, 'portal.pid'), '999999999 1\n');
    const script = join(base, 'newcomer.mjs');
    writeFileSync(
      script,
      `import { lockDirectory } from ${JSON.stringify(lockModule)};
      try {
        lockDirectory(${JSON.stringify(directory)});
        console.log('won');
      } catch {
        console.log('lost');
      }
      setTimeout(() => {}, 2000);`,
    );
    const run = `for i in 1 2 3 4; do "${process.execPath}" "${script}" & done; wait`;

    const { stdout } = spawnSync('sh', ['-c', run], { encoding: 'utf8' });

    assert.equal(stdout.match(/won/g)?.length, 1, stdout);
  });
});
