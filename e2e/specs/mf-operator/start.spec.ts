import { paths } from '@portal/shared/routing';
import type { Page } from '@playwright/test';
import { allRules, findViolations } from '../../fixtures/accessibility.ts';
import { fetchResponse } from '../../fixtures/fetch-response.ts';
import { tabInto } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const site = origin('console');

const speak = (page: Page, language: 'ko' | 'en') =>
  page.context().addCookies([{ name: 'language', value: language, url: site }]);

test('the start page of the console greets an operator and leads to each of the pages, also by keyboard', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('console', 'operator');
  await speak(page, 'en');
  await page.goto(site);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Welcome, /)).toBeVisible();
  expect(await findViolations(page, allRules)).toEqual([]);
  const readAddresses = () =>
    main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const pages = [paths.operatorReview, paths.operatorDeliveries, paths.operatorReleases, paths.operatorSites];
  await expect.poll(readAddresses).toEqual(expect.arrayContaining(pages.map(({ path }) => path)));

  await tabInto(page, main.getByRole('link', { name: 'Sites' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(site + paths.operatorSites.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Sites' })).toBeVisible();
});

test('a domain that runs nothing leads from the list of sites to the dialog of its first release', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('console', 'operator');
  await speak(page, 'en');
  // Every domain of the demo has been released.
  await page.route('**/api/operator/domains?*', async (route) => {
    const response = await fetchResponse(route);
    const body: { domains: { domain: string; release: unknown }[] } = await response.json();
    const domains = body.domains.map((each) =>
      each.domain === 'aurora.localhost' ? { ...each, release: null } : each,
    );
    await route.fulfill({ response, json: { ...body, domains } });
  });
  await page.goto(`${site}${paths.operatorSites.path}?q=aurora`);

  await page.getByRole('link', { name: /^Start release of / }).click();

  const dialog = page.getByRole('dialog', { name: /^Start / });
  await expect(dialog.getByLabel('Reason')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/operator\/sites/);
});
