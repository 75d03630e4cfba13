import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '@portal/webpack/workspace';
import { countTests, describeFailures, describeRetries, describeSummary } from './summary.ts';

const cacheMiss = { cache: { status: 'MISS' as const }, command: 'run it', logFile: '.turbo/none.log' };
const finished = (exitCode: number) => ({ execution: { startTime: 1_000, endTime: 3_500, exitCode } });

/** Calls `work` with the paths of logs, from the root of the repository. */
const withLogs = <Name extends string>(
  logs: Record<Name, string>,
  work: (files: Record<Name, string>) => void,
) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-summary-'));
  const files = Object.entries<string>(logs).map(([name, content]) => {
    const file = path.join(folder, `${name}.log`);
    writeFileSync(file, content);
    return [name, path.relative(root, file)];
  });
  try {
    work(Object.fromEntries(files) as Record<Name, string>);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

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
    const lines = Array.from({ length: 99 }, (_, i) => `line ${i + 1}\n`).join('');
    withLogs({ test: lines }, ({ test }) => {
      const output = describeFailures({
        tasks: [
          { ...cacheMiss, taskId: '@portal/api#test', logFile: test, ...finished(1) },
          { ...cacheMiss, taskId: '//#types', logFile: 'missing.log', ...finished(0) },
          { ...cacheMiss, taskId: '@portal/e2e#test:shell' },
          { cache: cacheMiss.cache, command: 'build it', taskId: 'mf-music#build', ...finished(1) },
        ],
      });

      const shown = output.split('\n');
      assert.equal(shown[0], `--- @portal/api#test (all of it: ${test})`);
      assert.equal(shown[1], 'line 50');
      assert.equal(shown[50], 'line 99');
      assert.ok(!output.includes('types'));
      assert.match(output, /mf-music#build \(all of it: above\)/);
    });
  });

  it('counts the tests that node:test, jest and Playwright report, each once', () => {
    const logs = {
      node: '....\n4 passed, 1 skipped\n',
      jest: 'Test Suites: 2 passed, 2 total\nTests:       1 skipped, 30 passed, 31 total\n',
      playwright: '  \u001B[32m  200 passed\u001B[39m\u001B[2m (1.5m)\u001B[22m\n',
    };
    withLogs(logs, (files) => {
      const tasks = Object.values(files).map((logFile) => ({ ...cacheMiss, taskId: logFile, logFile }));

      assert.equal(countTests({ tasks: [...tasks, { ...cacheMiss, taskId: '//#types' }] }), 234);
    });
  });

  it('names each browser test that was tried again with the error of its first try', () => {
    const log = [
      '  ✓   1 specs/shell/domains.spec.ts:9:1 › signs in (1.2s)',
      '  ✘   2 specs/shell/release.spec.ts:20:1 › moves (90.0s)',
      '  ✓   3 specs/shell/release.spec.ts:20:1 › moves (retry #1) (2.0s)',
      '',
      '  1) specs/shell/release.spec.ts:20:1 › moves ──────',
      '',
      '    Error: expect(locator).toBeVisible() failed',
      '',
      '      at release.spec.ts:25:3',
      '',
      '  1 flaky',
      '    specs/shell/release.spec.ts:20:1 › moves ',
      '  1 passed (1.6m)',
    ];
    withLogs({ shell: log.join('\n') }, ({ shell }) => {
      assert.deepEqual(
        describeRetries({ tasks: [{ ...cacheMiss, taskId: '@portal/e2e#test:shell', logFile: shell }] }),
        [
          'tried again: specs/shell/release.spec.ts:20:1 › moves',
          '    Error: expect(locator).toBeVisible() failed',
          '      at release.spec.ts:25:3',
        ],
      );
    });
  });
});
