import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { percentile } from '../statistics.ts';
import type { Scenario } from './list-scenarios.ts';
import type { Screen } from './open-screen.ts';
import { taskCategories, taskTimes } from './task-times.ts';

/** Targets while a list is used: the longest frame in milliseconds, and the JavaScript heap in MB. */
const TARGET_FRAME_MS = 50;
const TARGET_HEAP_MB = 150;
const MB = 1e6;

const COLUMNS = [
  'longest frame',
  `over ${TARGET_FRAME_MS} ms`,
  'p99 of frames',
  'longest task, CPU',
  'p99 of API calls',
  'heap',
  'load',
];

/** Runs the scenarios on an open page that `watchFrames` watches, and prints a line for each. */
export async function measureFrames(browser: Browser, screen: Screen, scenarios: readonly Scenario[]) {
  const { page } = screen;
  const cdp = await page.context().newCDPSession(page);
  const take = () =>
    page.evaluate(() => globalThis.__benchFrames?.take() ?? { gaps: [], long: [], calls: [] });
  console.log(`${''.padEnd(20)}${COLUMNS.map((name) => name.padStart(19)).join('')}`);
  for (const { name, run } of scenarios) {
    await take();
    await run(screen);
    const { gaps, long, calls } = await take();
    // Run again for the trace: recording takes CPU time, which must not count in the frames.
    await browser.startTracing(page, { categories: taskCategories });
    await run(screen);
    const tasks = taskTimes((await browser.stopTracing()).toString());
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const cells = [
      // The browser reports no long frame below 50 ms.
      long.length > 0 ? `${Math.max(...long).toFixed(0)} ms` : `below ${TARGET_FRAME_MS} ms`,
      String(long.length),
      `${percentile(gaps, 0.99).toFixed(0)} ms`,
      `${Math.max(...tasks).toFixed(0)} ms`,
      calls.length > 0 ? `${percentile(calls, 0.99).toFixed(0)} ms` : '–',
      `${(usedSize / MB).toFixed(0)} MB`,
      (loadavg()[0] ?? 0).toFixed(1),
    ];
    console.log(name.padEnd(20) + cells.map((cell) => cell.padStart(19)).join(''));
  }
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  console.log(
    `after a collection ${(usedSize / MB).toFixed(0)} MB; the targets are ${TARGET_FRAME_MS} ms and ${TARGET_HEAP_MB} MB`,
  );
}
