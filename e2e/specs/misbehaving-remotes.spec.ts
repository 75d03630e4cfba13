import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { createFootprints } from '../fixtures/footprint.ts';
import { expect, test } from '../fixtures/test.ts';
import { origin } from '../harness/environment.ts';
import { buildFaultyRemote } from '../harness/faulty-remotes.ts';
import { portalOk } from '../harness/portal.ts';

const mono = origin('mono');
const domain = ['--domain', 'mono.localhost'];

/** Of another site, so that the browser shows it in another process than the one that hangs. */
const elsewhere = origin('lagoon') + paths.login.path;

/** A browser that is being debugged, as every tested one is, does not always get away from a page that hangs. */
const leave = async (page: Page) => {
  const hasLeft = await page.goto(elsewhere, { timeout: 25_000 }).then(
    () => true,
    () => false,
  );
  test.skip(!hasLeft, 'the browser could not leave the page that hangs, so its next start was not seen');
};

test('T-42 builds that block their page for ever are left out at the next start of that tab', async ({
  page,
  context,
  signIn,
}) => {
  test.setTimeout(150_000);
  const versions = ['1.0.7+0badc0de', '1.0.6+0badc0de'];
  for (const fault of ['blocks-for-ever', 'blocks-again'] as const) {
    await portalOk('publish', await buildFaultyRemote(fault));
  }
  // The one that was there before stands in for the other, and is no better.
  for (const version of versions.toReversed()) {
    await portalOk('release', 'pin', 'mf-music', version, ...domain);
  }
  const isAlive = () =>
    Promise.race([
      page.evaluate(() => true).catch(() => true),
      new Promise<boolean>((resolve) => setTimeout(resolve, 1_000, false)),
    ]);
  try {
    await signIn('mono');
    await page.goto(mono + paths.notices.path);
    const other = await context.newPage();
    await other.goto(mono + paths.notices.path);
    const rows = other.getByRole('main').getByRole('link');
    await expect(rows.first()).toBeVisible();

    await page.locator(`a[href="${paths.musics.path}"]`).first().click({ noWaitAfter: true });
    await expect.poll(isAlive).toBe(false);
    await rows.first().click();
    await expect(other.getByRole('main').getByRole('article')).toBeVisible();

    // What a person can still do with the tab: have it show something else, and come back. In front, as for a person:
    // browsers give the tabs behind hardly any time on a busy machine.
    await page.bringToFront();
    await leave(page);
    await page.goto(mono + paths.musics.path, { waitUntil: 'commit' });
    await expect.poll(isAlive).toBe(false);
    await leave(page);
    await page.goto(mono + paths.musics.path);

    const panel = page.getByRole('main').getByRole('alert');
    await expect(panel).toContainText('mf-music 1.0.6+0badc0de');
    await expect(panel).toContainText('This page froze last time');
    await page.getByRole('navigation').getByRole('link', { name: 'Notices' }).first().click();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  } finally {
    await portalOk('release', 'rollback', ...domain, '--steps', '2');
  }
});

test('T-43 a remote that cleans nothing up is told of every kind, and the portal goes on', async ({
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
    // The title is the shell's again, and the session lasts, though nothing of it is stored any more.
    await expect(page).toHaveTitle(/^Language/);
    await page.locator(`a[href="${paths.notices.path}"]`).first().click();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  } finally {
    await portalOk('release', 'rollback', ...domain);
  }
});
