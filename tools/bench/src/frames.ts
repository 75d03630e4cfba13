import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { openManyVideos } from '@portal/api/bench';
import { launch } from './browser/launch.ts';
import { signIn } from './browser/session.ts';
import { startPortal } from './measured-portal.ts';
import { cacheFolder } from './cache-folder.ts';
import { openDashboard } from './screen/dashboard.ts';
import type { Dashboard } from './screen/dashboard.ts';
import { taskCategories, taskTimes } from './screen/task-times.ts';
import { watchFrames } from './screen/watch-frames.ts';
import { percentile } from './statistics.ts';

/** Targets while the list is used: the longest frame in milliseconds, and the JavaScript heap in MB. */
const TARGET_FRAME_MS = 50;
const TARGET_HEAP_MB = 150;

const WHEEL_PIXELS = 120;
const PAGES = 8;
const MB = 1e6;

const list = (page: Page) => page.locator('main table[aria-label="내 영상"]');

/** What users do with a long list. The first scenario does nothing and is the control. */
const scenarios: { name: string; run: (dashboard: Dashboard) => Promise<void> }[] = [
  { name: 'control: nothing', run: ({ page }) => page.waitForTimeout(3_000) },
  {
    name: 'scroll',
    async run({ page }) {
      await list(page).hover();
      for (const way of [1, -1, 1, -1])
        for (let turn = 0; turn < 20; turn += 1) {
          await page.mouse.wheel(0, way * WHEEL_PIXELS);
          await page.waitForTimeout(16);
        }
    },
  },
  {
    name: 'sort',
    async run({ page, untilQuiet }) {
      const headers = list(page).getByRole('columnheader').getByRole('button');
      for (let place = (await headers.count()) - 1; place >= 0; place -= 1) {
        await headers.nth(place).click();
        await untilQuiet();
      }
    },
  },
  {
    name: 'search',
    async run({ page, untilQuiet }) {
      const field = page.getByRole('main').getByRole('searchbox');
      for (const words of ['고양이', '골목 산책', '여름']) {
        await field.fill('');
        await field.pressSequentially(words, { delay: 60 });
        await untilQuiet();
      }
      await field.fill('');
      await untilQuiet();
    },
  },
  {
    name: 'turn pages',
    async run({ page, untilQuiet }) {
      const pages = page.getByRole('navigation', { name: '쪽 이동' }).getByRole('button');
      for (let turn = 0; turn < PAGES; turn += 1) {
        await pages.last().click();
        await untilQuiet();
      }
      // The last page's button is second to last, the first page's button is second.
      for (const number of [-2, 1]) {
        await pages.nth(number).click();
        await untilQuiet();
      }
    },
  },
];

console.log('making 100,000 videos, where they are not there yet …');
const many = await openManyVideos(cacheFolder);
const portal = await startPortal({ environment: many.environment, hasLowPriority: true });
const browser = await launch();
try {
  const origin = `http://${many.host}:${portal.port}`;
  const session = await signIn(browser, origin, many.email);
  const dashboard = await openDashboard(browser, { origin, session, initScript: watchFrames });
  const { page } = dashboard;
  const cdp = await page.context().newCDPSession(page);
  const take = () => page.evaluate(() => globalThis.__benchFrames?.take() ?? { gaps: [], long: [] });
  const total = await page.getByText(/^[\d,]+개$/).innerText();
  console.log(
    `\nThe list has ${total} of ${many.videos.toLocaleString('en')} videos; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  const columns = [
    'longest frame',
    `over ${TARGET_FRAME_MS} ms`,
    'p99 of frames',
    'longest task, CPU',
    'heap',
    'load',
  ];
  console.log(`${''.padEnd(20)}${columns.map((name) => name.padStart(19)).join('')}`);
  for (const { name, run } of scenarios) {
    await take();
    await run(dashboard);
    const { gaps, long } = await take();
    // Run again for the trace: recording takes CPU time, which must not count in the frames.
    await browser.startTracing(page, { categories: taskCategories });
    await run(dashboard);
    const tasks = taskTimes((await browser.stopTracing()).toString());
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const cells = [
      // The browser reports no long frame below 50 ms.
      long.length > 0 ? `${Math.max(...long).toFixed(0)} ms` : `below ${TARGET_FRAME_MS} ms`,
      String(long.length),
      `${percentile(gaps, 0.99).toFixed(0)} ms`,
      `${Math.max(...tasks).toFixed(0)} ms`,
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
} finally {
  await browser.close();
  await portal.stop();
  await many.stop();
}
