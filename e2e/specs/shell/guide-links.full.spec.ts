import { guides, openGuide } from '../../fixtures/guides.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

test('every link in the guides opens a page of the portal at the part it names', async ({
  page,
  restoreSession,
}) => {
  // Each link is a page load of its own.
  test.setTimeout(240_000);
  await restoreSession('aurora');
  const links = new Set<string>();
  for (const address of guides) {
    await openGuide(page, address);
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      links.add((await link.getAttribute('href')) ?? '');
    }
  }
  expect(links.size).toBeGreaterThan(guides.length);

  const navigation = page.getByRole('navigation').first();
  for (const link of links) {
    await page.goto(origin('aurora') + link);
    await expect(navigation, link).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), link).not.toHaveText(/찾을 수 없/);
    const [, anchor] = link.split('#');
    if (anchor) await expect(page.locator(`#${anchor}`), link).toBeInViewport();
  }
});
