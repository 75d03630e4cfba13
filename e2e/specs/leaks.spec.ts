import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { createFootprints } from '../fixtures/footprint.ts';
import { expect, test } from '../fixtures/test.ts';
import { origin } from '../harness/environment.ts';
import { buildFaultyRemote } from '../harness/faulty-remotes.ts';
import { portalOk } from '../harness/portal.ts';

const open = (page: Page, site: string, path: string, words: string) => async () => {
  await page.locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(origin(site) + path);
  await expect(page.getByRole('main')).toContainText(words);
  await page.waitForLoadState('networkidle');
};

/** Back again, where the first step back did not leave the page. */
const goHome = (page: Page, site: string) => async () => {
  await page.goBack();
  await expect(page).toHaveURL(origin(site) + paths.language.path);
};

/** A page of each remote, and words that are there once its data are. */
const pages: [string, string, string][] = [
  ['mf-dashboard', paths.dashboard.path, '₩'],
  ['mf-channels', paths.manageChannel.path, '승인'],
  ['mf-members', paths.manageMember.path, '@'],
  ['mf-music', paths.musics.path, 'KR'],
  ['mf-content', paths.notices.path, '2026'],
];

for (const [remote, path, words] of pages) {
  test(`T-43 ${remote} leaves nothing behind`, async ({ page, bringSession }) => {
    const footprints = await createFootprints(page);
    await bringSession('aurora');
    await page.goto(origin('aurora') + paths.language.path);
    await expect(page.getByRole('radiogroup').first()).toBeVisible();

    const leaks = await footprints.leaksOf(open(page, 'aurora', path, words), goHome(page, 'aurora'));

    expect(Object.fromEntries(leaks)).toEqual({});
  });
}

test('T-43 a remote that cleans nothing up is told of every kind, and the portal goes on', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await portalOk('publish', await buildFaultyRemote('leaks'));
  await portalOk('release', 'pin', 'mf-music', '1.0.4+0badc0de', '--domain', 'mono.localhost');
  try {
    const footprints = await createFootprints(page);
    await signIn('mono');
    const mono = origin('mono');
    await page.goto(mono + paths.language.path);
    await expect(page.getByRole('radiogroup').first()).toBeVisible();

    const leaks = await footprints.leaksOf(
      open(page, 'mono', paths.musics.path, 'planted'),
      goHome(page, 'mono'),
    );

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
    await portalOk('release', 'rollback', '--domain', 'mono.localhost');
  }
});
