import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** Faults of the music remote's container script. */
const faults: { title: string; fault: (route: Route) => Promise<void>; problem: RegExp }[] = [
  {
    title: 'T-40 an entry that is missing',
    fault: (route) => route.fulfill({ status: 404, body: '' }),
    problem: /remoteEntry|RUNTIME-008|404/,
  },
  {
    title: 'T-40 an entry that hangs',
    fault: () => new Promise(() => undefined),
    problem: /remoteEntry|RUNTIME-008|timeout/i,
  },
  {
    title: 'T-34 an entry that was tampered with',
    fault: (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: ';',
      }),
    problem: /integrity|remoteEntry|RUNTIME-008/,
  },
];

const music = '**/r/mf-music/**/remoteEntry.js*';

/** Expects navigation and another remote to work. */
async function expectRestAlive(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: '공지사항' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
}

for (const { title, fault, problem } of faults) {
  test.describe(title, () => {
    test.beforeEach(async ({ page, problems, restoreSession }) => {
      problems.expect(problem);
      // A retry registers the build again.
      problems.expect(/is already registered/);
      await page.route(music, fault);
      await restoreSession('aurora');
      // The page's load event waits for an entry that hangs.
      await page.goto(`${origin('aurora')}/musics`, { waitUntil: 'commit' });
      await expect(page.getByRole('main').getByRole('alert')).toContainText('mf-music');
    });

    test('a failed remote leaves other pages working and loads on the next visit once the cause is gone', async ({
      page,
    }) => {
      await expectRestAlive(page);

      await page.unroute(music);
      await page.getByRole('navigation').getByRole('link', { name: '음원' }).first().click();

      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    });

    test('a failed remote loads by its retry button once the cause is gone', async ({ page }) => {
      await page.unroute(music);
      await page.getByRole('main').getByRole('button', { name: '다시 시도' }).click();

      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    });
  });
}
