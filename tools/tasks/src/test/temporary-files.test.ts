import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { createTemporaryFiles } from './temporary-files.ts';

describe('the temporary files of npm test', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'portal-files-'));
  after(() => rmSync(parent, { recursive: true }));

  it('are removed with all that tests left in them', () => {
    const { directory, remove } = createTemporaryFiles(parent);
    mkdirSync(path.join(directory, 'database'));
    writeFileSync(path.join(directory, 'database/1'), 'row');

    remove();

    assert.equal(existsSync(directory), false);
  });

  it('of a killed run are removed by the next run, those of a running one are not', () => {
    const { pid: ended } = spawnSync(process.execPath, ['--version']);
    const abandoned = path.join(parent, `portal-test-run-${ended}`);
    const used = [process.ppid, `${process.ppid}-second`].map((end) =>
      path.join(parent, `portal-test-run-${end}`),
    );
    for (const directory of [abandoned, ...used]) mkdirSync(directory);

    createTemporaryFiles(parent).remove();

    assert.equal(existsSync(abandoned), false);
    assert.deepEqual(used.map(existsSync), [true, true]);
  });
});
