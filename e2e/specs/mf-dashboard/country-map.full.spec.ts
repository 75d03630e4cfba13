import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

test('the countries do not move when the code of their map arrives', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  let sendMap: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (sendMap = resolve));
  await page.route(/world-map\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  // The page is loaded only when the code of the map is.
  await page.goto(origin('aurora') + paths.dashboard.path, { waitUntil: 'commit' });
  const list = page.getByRole('list', { name: '국가별 수익' });
  await expect(list.getByRole('listitem')).toHaveCount(6);
  // The chart and the fonts above the list move it, too.
  await expect(page.getByRole('main').getByRole('figure').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const topOf = () => list.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await topOf();

  sendMap();

  const map = page.getByRole('group', { name: '국가별 수익 지도' });
  await expect(map.getByRole('button')).toHaveCount(5);
  expect(await topOf()).toBe(before);
});

test('a bubble of the country map shows its figures on hover, and the next one by arrow key', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(origin('aurora') + paths.dashboard.path);
  const map = page.getByRole('group', { name: '국가별 수익 지도' });
  const lines = page.getByRole('list', { name: '국가별 수익' }).getByRole('listitem');
  const read = async (index: number) => {
    const [, name = '', value = '', share = ''] = (await lines.nth(index).innerText()).split('\n');
    return { name, words: `${name} ${value} · ${share}` };
  };
  const bubbles = map.getByRole('button');
  await expect(bubbles).toHaveCount(5);

  // The second largest is far from the others, whose bubbles overlap.
  const second = await read(1);
  await map.getByRole('button', { name: second.name, exact: true }).hover();
  await expect(page.getByRole('tooltip')).toHaveText(second.words);

  await page.mouse.move(0, 0);
  await page.keyboard.press('Shift');
  await bubbles.nth(1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(bubbles.first()).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText((await read(0)).words);
});
