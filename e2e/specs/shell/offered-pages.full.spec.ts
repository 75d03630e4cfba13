import type { Page } from '@playwright/test';
import { releaseSetSchema, type Permission } from '@portal/shared/release';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const visits: { site: string; who: string; isPlaylistSite: boolean; permissions: Permission[] }[] = [
  { site: 'playlist', who: 'manager', isPlaylistSite: true, permissions: ['signed-in', 'manager'] },
  { site: 'console', who: 'operator', isPlaylistSite: false, permissions: ['signed-in', 'operator'] },
  // Not mono, whose release set other specs fill with builds that block the page.
  { site: 'lagoon', who: 'member1', isPlaylistSite: false, permissions: ['signed-in'] },
];

/** The pages of the remotes in the page's release set that an account may open. */
const readRemotePages = async (page: Page, { isPlaylistSite, permissions }: (typeof visits)[number]) => {
  const text = await page.locator('#release-set').textContent();
  const set = releaseSetSchema.parse(JSON.parse(text ?? ''));
  return Object.values(set.remotes)
    .flatMap((release) => (release.on ? release.build.descriptor.routes : []))
    .filter(({ path, permission, playlist }) => {
      const isOffered = permissions.includes(permission) && (!isPlaylistSite || playlist === true);
      return isOffered && !path.includes(':');
    })
    .map(({ path }) => path);
};

for (const visit of visits) {
  const { site, who } = visit;

  test(`the service page of ${site} links ${who} to every page of the release set, and each opens`, async ({
    context,
    page,
    restoreSession,
  }) => {
    await restoreSession(site, who);
    await context.addCookies([{ name: 'language', value: 'en', url: origin(site) }]);
    await page.goto(origin(site) + paths.service.path);
    const links = page.getByRole('navigation').last().getByRole('link');
    await expect(links).not.toHaveCount(0);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

    expect(addresses).toEqual(expect.arrayContaining(await readRemotePages(page, visit)));
    for (const [at, address] of addresses.entries()) {
      await links.nth(at).click();
      await expect(page).toHaveURL((url) => url.pathname === address);
      // Neither a redirect nor the panel of a page that is missing or forbidden.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveTitle(/^(Page not found|This page is not available|You can’t open)/);
      await page.goto(origin(site) + paths.service.path);
    }
  });
}
