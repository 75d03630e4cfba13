import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';
import { portalOk } from '../../harness/portal.ts';

const SITE = 'canary';
const domain = `${SITE}.localhost`;
const MUSIC = 'mf-music';
/** Without one of the two arms after so many visitors in halves, once in two billion runs. */
const MAX_VISITORS = 32;

test.beforeAll(() => portalOk('site', 'create', domain, '--name', 'Canary'));
test.afterAll(() => portalOk('site', 'delete', domain, '--reason', 'browser test'));

/** Opens the sign-in page of the domain, starts the shell, and tells whether the page has the music remote. */
const openSite = async (page: Page) => {
  await page.goto(origin(SITE) + paths.login.path);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  return readArm(page);
};

const readArm = async (page: Page): Promise<boolean> => {
  const set = await page.locator('#release-set').textContent();
  return MUSIC in (JSON.parse(set ?? '') as { remotes: object }).remotes;
};

test('a visitor keeps the set of a canary over reloads and tabs, and stop gives everybody the same again', async ({
  browser,
}) => {
  await portalOk('release', 'canary', '--off', MUSIC, '--domain', domain, '--steps', '50');
  const visitors = new Map<boolean, { context: BrowserContext; page: Page }>();
  for (let count = 0; count < MAX_VISITORS && visitors.size < 2; count += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const hasMusic = await openSite(page);
    if (visitors.has(hasMusic)) await context.close();
    else visitors.set(hasMusic, { context, page });
  }
  expect([...visitors.keys()].toSorted()).toEqual([false, true]);

  for (const [hasMusic, { context, page }] of visitors) {
    for (let time = 0; time < 3; time += 1) {
      await page.reload();
      expect(await readArm(page)).toBe(hasMusic);
    }
    const tab = await context.newPage();
    expect(await openSite(tab)).toBe(hasMusic);
    // The page that an open tab polls is of the same visitor.
    const polled = await tab.evaluate(async () => (await fetch('/', { cache: 'no-cache' })).text());
    expect(polled.includes(`"${MUSIC}"`)).toBe(hasMusic);
  }

  await portalOk('release', 'stop', '--domain', domain);
  for (const { context, page } of visitors.values()) {
    await page.reload();
    expect(await readArm(page)).toBe(true);
    await context.close();
  }
});
