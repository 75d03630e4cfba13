import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const LIST = { ko: '내 영상에 쓴 음원', 'zh-TW': '我的影片使用的音樂' };

for (const [language, name] of Object.entries(LIST)) {
  test(`the numbers of the used tracks are whole on a phone in ${language}`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('lagoon', 'member1');
    await page.context().addCookies([{ name: 'language', value: language, url: origin('lagoon') }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(origin('lagoon') + paths.musics.path);
    const rows = page.getByRole('list', { name }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await page.waitForLoadState('networkidle');

    const cut = await rows
      .locator('span')
      .evaluateAll((all) =>
        all
          .filter(
            (one) => one.scrollWidth > one.clientWidth && one.clientWidth > 1 && /\d/.test(one.textContent),
          )
          .map((one) => one.textContent),
      );

    expect(cut).toEqual([]);
  });
}

test('on a phone the values of a card are on one line, and the logo of an exclusive track is beside its artist', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.context().addCookies([{ name: 'language', value: 'en', url: origin('aurora') }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin('aurora')}${paths.musicsTags.path}`);
  const card = page.getByRole('article').filter({ has: page.getByRole('img', { name: 'Exclusive' }) });
  await card.first().scrollIntoViewIfNeeded();

  const values = card.first().getByRole('definition');
  const countLines = () =>
    values.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().bottom)).size);
  const isLogoBeside = async () => {
    const logo = await card.first().getByRole('img', { name: 'Exclusive' }).boundingBox();
    const artist = await card.first().getByText('Nova Ahn').boundingBox();
    return logo && artist && logo.y < artist.y + artist.height;
  };

  await expect(values).toHaveCount(3);
  await expect.poll(countLines).toBe(1);
  await expect.poll(isLogoBeside).toBe(true);
});
