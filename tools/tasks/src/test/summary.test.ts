import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '@portal/webpack/workspace';
import { describeFailures, describeSummary } from './summary.ts';

const cacheMiss = { cache: { status: 'MISS' as const }, command: 'run it', logFile: '.turbo/none.log' };
const finished = (exitCode: number) => ({ execution: { startTime: 1_000, endTime: 3_500, exitCode } });

describe('the summary of npm test', () => {
  it('names each task with its seconds, its reuse or what kept it from running', () => {
    const summary = {
      tasks: [
        { ...cacheMiss, taskId: '//#types', ...finished(0) },
        { ...cacheMiss, taskId: 'mf-music#build', cache: { status: 'HIT' as const }, ...finished(0) },
        { ...cacheMiss, taskId: '@portal/api#test', ...finished(1) },
        { ...cacheMiss, taskId: '@portal/e2e#test:shell' },
        { ...cacheMiss, taskId: 'mf-music#sources', command: '<NONEXISTENT>' },
      ],
    };

    assert.deepEqual(describeSummary(summary).split('\n'), [
      '✓ types (2.5 s)',
      '✓ mf-music#build (reused)',
      '✗ @portal/api#test (2.5 s)',
      '✗ @portal/e2e#test:shell (not run: what it depends on failed)',
      '2 passed, 2 failed',
    ]);
  });

  it('shows the end of the log of a failed task and of no other', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-summary-'));
    const logFile = path.relative(root, path.join(folder, 'test.log'));
    writeFileSync(
      path.join(folder, 'test.log'),
      Array.from({ length: 99 }, (_, i) => `line ${i + 1}\n`).join(''),
    );
    try {
      const output = describeFailures({
        tasks: [
          { ...cacheMiss, taskId: '@portal/api#test', logFile, ...finished(1) },
          { ...cacheMiss, taskId: '//#types', logFile: 'missing.log', ...finished(0) },
          { ...cacheMiss, taskId: '@portal/e2e#test:shell' },
        ],
      });

      const lines = output.split('\n');
      assert.equal(lines[0], `--- @portal/api#test (all of it: ${logFile})`);
      assert.equal(lines[1], 'line 50');
      assert.equal(lines[50], 'line 99');
      assert.ok(!output.includes('types'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
