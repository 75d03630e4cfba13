import type { Page } from '@playwright/test';
import type { Screen } from './open-screen.ts';

/** Something that users do with a list. */
export type Scenario = { name: string; run: (screen: Screen) => Promise<void> };

const WHEEL_PIXELS = 120;
const PAGES = 8;
/** The orders of a list that is sorted by a filter. */
const SORT_ORDERS = 3;

export type LongList = {
  /** The accessible name of the table. */
  label: string;
  /** What is searched for, one after the other. */
  words: readonly string[];
  /** The label of the filter that sorts a list whose columns have no sort button. */
  sort?: string;
};

/** What users do with a long list. The first scenario does nothing and is the control. */
export function listScenarios({ label, words, sort }: LongList): Scenario[] {
  const table = (page: Page) => page.locator(`main table[aria-label="${label}"]`);
  return [
    { name: 'control: nothing', run: ({ page }) => page.waitForTimeout(3_000) },
    {
      name: 'scroll',
      async run({ page }) {
        await table(page).hover();
        for (const way of [1, -1, 1, -1])
          for (let turn = 0; turn < 20; turn += 1) {
            await page.mouse.wheel(0, way * WHEEL_PIXELS);
            await page.waitForTimeout(16);
          }
      },
    },
    {
      name: 'sort',
      async run({ page, untilQuiet }) {
        const headers = table(page).getByRole('columnheader').getByRole('button');
        for (let place = (await headers.count()) - 1; place >= 0; place -= 1) {
          await headers.nth(place).click();
          await untilQuiet();
        }
        if (sort === undefined) return;
        const orders = page.getByRole('listbox', { name: sort }).getByRole('option');
        // The first order is chosen last, with which the next scenario begins.
        for (let place = SORT_ORDERS - 1; place >= 0; place -= 1) {
          await page.getByRole('button', { name: new RegExp(`^${sort}`) }).click();
          await orders.nth(place).click();
          await untilQuiet();
        }
      },
    },
    {
      name: 'search',
      async run({ page, untilQuiet }) {
        const field = page.getByRole('main').getByRole('searchbox');
        for (const each of words) {
          await field.fill('');
          await field.pressSequentially(each, { delay: 60 });
          await untilQuiet();
        }
        await field.fill('');
        await untilQuiet();
      },
    },
    {
      name: 'turn pages',
      async run({ page, untilQuiet }) {
        const pages = page.getByRole('navigation', { name: '페이지 이동' }).getByRole('button');
        for (let turn = 0; turn < PAGES; turn += 1) {
          await pages.last().click();
          await untilQuiet();
        }
        // The last page's button is second to last, the first page's button is second.
        for (const number of [-2, 1]) {
          await pages.nth(number).click();
          await untilQuiet();
        }
      },
    },
  ];
}
