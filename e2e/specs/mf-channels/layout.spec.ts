import type { Locator } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return box;
};

test("on a phone the handle of a channel's card is directly below the name, beside the menu", async ({
  page,
  restoreSession,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await restoreSession('aurora');
  await page.goto(origin('aurora') + paths.manageChannel.href({ q: '@today.alley' }));
  const card = page.getByRole('article');
  const name = await boxOf(card.getByText('오늘의 골목', { exact: true }));
  const handle = await boxOf(card.getByText(/^@today\.alley/));

  expect(handle.y - (name.y + name.height)).toBeLessThan(5);
});
