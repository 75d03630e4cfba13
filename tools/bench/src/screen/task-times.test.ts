import assert from 'node:assert/strict';
import { it } from 'node:test';
import { taskTimes } from './task-times.ts';

const thread = (pid: number, name: string) => ({ name: 'thread_name', ph: 'M', pid, tid: 1, args: { name } });
const task = (pid: number, tdur: number) => ({ name: 'RunTask', ph: 'X', pid, tid: 1, tdur });

it("taskTimes() returns the CPU times of the busiest page's tasks", () => {
  const traceEvents = [
    thread(1, 'CrRendererMain'),
    thread(2, 'CrRendererMain'),
    thread(3, 'CrBrowserMain'),
    task(1, 500),
    task(2, 12_000),
    task(2, 1_500),
    task(3, 90_000),
  ];

  assert.deepEqual(taskTimes(JSON.stringify({ traceEvents })), [12, 1.5]);
  assert.throws(() => taskTimes('{"traceEvents":[]}'), /no task/);
});
