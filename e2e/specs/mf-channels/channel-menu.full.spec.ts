import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

test('the menu of a channel near the bottom of a phone opens upwards with all its commands in view', async ({
  page,
  restoreSession,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await restoreSession('aurora');
  await page.goto(origin('aurora') + paths.manageChannel.path);
  const button = page.getByRole('main').getByRole('article').nth(2).getByRole('button', { name: /메뉴$/ });
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button.click();

  const commands = page.getByRole('menuitem');
  await expect(commands).not.toHaveCount(0);
  for (const command of await commands.all()) await expect(command).toBeInViewport({ ratio: 1 });
});
