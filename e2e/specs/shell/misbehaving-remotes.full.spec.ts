import type { BrowserContext } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { createFootprints } from '../../fixtures/footprint.ts';
import { signIn as signInOn } from '../../fixtures/sessions.ts';
import { openStoppableTab } from '../../fixtures/stoppable-tab.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';
import { buildFaultyRemote } from '../../harness/faulty-remotes.ts';
import { portalOk } from '../../harness/portal.ts';

const mono = origin('mono');
const domain = ['--domain', 'mono.localhost'];

/** The number of times a build has blocked its page in this browser. */
const blocked = async (context: BrowserContext) =>
  (await context.cookies(mono)).find(({ name }) => name === 'blocked')?.value;

// Both tests change the release of the domain; no other spec opens its music pages.
test.describe.configure({ mode: 'serial' });

test('T-42 a build that blocks the page for ever is skipped at the next start of that tab', async ({
  playwright,
  launchOptions,
}) => {
  test.setTimeout(150_000);
  const versions = ['1.0.7+0badc0de', '1.0.6+0badc0de'];
  for (const fault of ['blocks-for-ever', 'blocks-again'] as const) {
    await portalOk('publish', await buildFaultyRemote(fault));
  }
  // The previous build is the fallback and blocks as well.
  for (const version of versions.toReversed()) {
    await portalOk('release', 'pin', 'mf-music', version, ...domain);
  }
  const tab = await openStoppableTab(playwright.chromium, launchOptions);
  try {
    const { page, context } = tab;
    await signInOn(page, 'mono');
    await page.goto(mono + paths.notices.path);
    const other = await context.newPage();
    await other.goto(mono + paths.notices.path);
    const rows = other.getByRole('main').getByRole('link');
    await expect(rows.first()).toBeVisible();

    // Browsers throttle background tabs on a busy machine.
    await page.bringToFront();
    await page.locator(`a[href="${paths.musics.path}"]`).first().click({ noWaitAfter: true });
    await expect.poll(() => blocked(context)).toBe('1');
    await rows.first().click();
    await expect(other.getByRole('main').getByRole('article')).toBeVisible();

    await tab.stopAndOpen(mono + paths.musics.path);
    await expect.poll(() => blocked(context)).toBe('2');
    await tab.stopAndOpen(mono + paths.notices.path);

    const again = await tab.after(mono + paths.notices.path);
    const telemetry: object[] = [];
    await again.route('**/api/telemetry/event', (route) => {
      const { events } = route.request().postDataJSON() as { events: object[] };
      telemetry.push(...events);
      return route.continue();
    });
    await again.goto(mono + paths.musics.path);
    const panel = again.getByRole('main').getByRole('alert');
    await expect(panel).toContainText('mf-music 1.0.6+0badc0de');
    await expect(panel).toContainText('This page froze last time');
    await again.getByRole('navigation').getByRole('link', { name: 'Notices' }).first().click();
    await expect(again.getByRole('main').getByRole('link').first()).toBeVisible();
    for (const version of versions) {
      const event = {
        remote: 'mf-music',
        version,
        phase: 'gate',
        outcome: 'failed',
        error_class: 'safe-mode',
      };
      await expect.poll(() => telemetry).toContainEqual(expect.objectContaining(event));
    }
    expect(await blocked(context)).toBe('2');
  } finally {
    await tab.close();
    await portalOk('release', 'rollback', ...domain, '--steps', '2');
  }
});

test('T-43 a remote that cleans nothing up is reported for every kind of leak, and the portal keeps working', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await portalOk('publish', await buildFaultyRemote('leaks'));
  await portalOk('release', 'pin', 'mf-music', '1.0.4+0badc0de', ...domain);
  try {
    const footprints = await createFootprints(page);
    await signIn('mono');

    const leaks = await footprints.leaksOf('mono', paths.musics.path, 'planted');

    expect([...leaks.keys()].toSorted()).toEqual([
      'globals',
      'history',
      'intervals',
      'listeners',
      'nodes',
      'prototypes',
      'storage',
      'styles',
    ]);
    // The shell resets the title, and the session lasts although the remote cleared the storage.
    await expect(page).toHaveTitle(/^Language/);
    await page.locator(`a[href="${paths.notices.path}"]`).first().click();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  } finally {
    await portalOk('release', 'rollback', ...domain);
  }
});
