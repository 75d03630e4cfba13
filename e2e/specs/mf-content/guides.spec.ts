import { paths } from '@portal/shared/routing';
import { guides, openGuide } from '../../fixtures/guides.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');
const languages = ['ko', 'en', 'zh-CN', 'zh-TW'] as const;

for (const language of languages) {
  test(`the guides in ${language} mention the figures of the terms and fit a phone`, async ({
    page,
    restoreSession,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await restoreSession('aurora');
    await page.context().addCookies([{ name: 'language', value: language, url: aurora }]);
    const answered = page.waitForResponse((response) => response.url().includes('/v2/mcn/terms'));

    await openGuide(page, paths.guidesAosMobileUpload.path);
    const { terms } = (await (await answered).json()) as {
      terms: { isrc_prefix: string; upload: Record<'mobile_volume' | 'recommended_seconds', number> };
    };

    const article = page.getByRole('article');
    await expect(article).toContainText(`${terms.upload.mobile_volume}%`);
    await expect(article).toContainText(String(terms.upload.recommended_seconds));
    await expect(article).toContainText(terms.isrc_prefix);
    for (const address of guides) {
      await openGuide(page, address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('main')).not.toContainText(/\{\{|undefined/);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `overflow of ${address}`,
      ).toBeLessThanOrEqual(0);
    }
  });
}

test('the guide to translated descriptions opens at its anchor', async ({ page, restoreSession }) => {
  await restoreSession('aurora');

  await page.goto(`${aurora}${paths.guidesAuths.path}#translated`);

  await expect(page.locator('#translated')).toBeInViewport();
});

test('a printed guide has its steps and no navigation', async ({ page, restoreSession }) => {
  await restoreSession('aurora');
  await openGuide(page, paths.guidesPcUpload.path);

  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '이용 가이드' })).toBeHidden();
  await expect(page.getByRole('button', { name: '인쇄' })).toBeHidden();
});
