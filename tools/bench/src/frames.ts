import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { openManyVideos } from '@portal/api/bench';
import { launch } from './browser/launch.ts';
import { signIn } from './browser/session.ts';
import { startPortal } from './measured-portal.ts';
import { cache } from './places.ts';
import { openDashboard } from './screen/dashboard.ts';
import type { Dashboard } from './screen/dashboard.ts';
import { taskCategories, taskTimes } from './screen/task-times.ts';
import { watchFrames } from './screen/watch-frames.ts';
import { percentile } from './statistics.ts';

/** No frame takes longer while the list is used, and the scripts' memory stays below this. */
const AIM_FRAME_MS = 50;
const AIM_HEAP_MB = 150;

const WHEEL = 120;
const PAGES = 8;
const MB = 1e6;

const list = (page: Page) => page.locator('main table[aria-label="내 영상"]');

/** What people do with a long list. Nothing is done at first: that is the control. */
const uses: { name: string; run: (dashboard: Dashboard) => Promise<void> }[] = [
  { name: 'control: nothing', run: ({ page }) => page.waitForTimeout(3_000) },
  {
    name: 'scroll',
    async run({ page }) {
      await list(page).hover();
      for (const way of [1, -1, 1, -1])
        for (let turn = 0; turn < 20; turn += 1) {
          await page.mouse.wheel(0, way * WHEEL);
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
      // The number of the last page stands before one arrow, that of the first after the other.
      for (const number of [-2, 1]) {
        await pages.nth(number).click();
        await untilQuiet();
      }
    },
  },
];

console.log('making 100,000 videos, where they are not there yet …');
const many = await openManyVideos(cache);
const portal = await startPortal({ environment: many.environment, isElsewhere: true });
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
    `over ${AIM_FRAME_MS} ms`,
    'p99 of frames',
    'longest task, CPU',
    'heap',
    'load',
  ];
  console.log(`${''.padEnd(20)}${columns.map((name) => name.padStart(19)).join('')}`);
  for (const { name, run } of uses) {
    await take();
    await run(dashboard);
    const { gaps, long } = await take();
    // Once more: a recorder takes processor time of its own, which frames are not to wait for.
    await browser.startTracing(page, { categories: taskCategories });
    await run(dashboard);
    const tasks = taskTimes((await browser.stopTracing()).toString());
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const cells = [
      // The browser calls none long that takes less.
      long.length > 0 ? `${Math.max(...long).toFixed(0)} ms` : `below ${AIM_FRAME_MS} ms`,
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
    `after a collection ${(usedSize / MB).toFixed(0)} MB; the aims are ${AIM_FRAME_MS} ms and ${AIM_HEAP_MB} MB`,
  );
} finally {
  await browser.close();
  await portal.stop();
  await many.stop();
}
