import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { testComposedTexts } from '../../fixtures/text-composition.ts';
import { origin } from '../../harness/environment.ts';

const open = (page: Page, path: string) => page.goto(origin('console') + path);

testComposedTexts('mf-operator', {
  'a new site': async (page) => {
    await open(page, paths.operatorSites.path);
    await page.getByRole('button', { name: '사이트 만들기' }).click();
  },
  'a new manager': async (page) => {
    await open(page, paths.operatorSite.href({ domain: 'lagoon.localhost' }));
    await page.getByRole('button', { name: '매니저 추가' }).click();
  },
  'a hold': async (page) => {
    await open(page, `${paths.operatorReview.path}?site=lagoon.localhost`);
    const first = page.getByRole('row').nth(1);
    await first.getByRole('button', { name: /메뉴$/ }).click();
    await page.getByRole('menuitem', { name: '보류' }).click();
  },
});
