import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { LANGUAGES } from '@portal/shared/facts';
import { guides, openGuide } from '../../fixtures/guides.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const aurora = origin('aurora');

/** The least space between a button's label and its ends, and between words and the edge of their picture. */
const MARGINS = { button: 6, picture: 4 };

/** The words in pictures that do not fit in their button or in the picture. */
const findCrampedLabels = (page: Page) =>
  page.evaluate(async ({ button, picture }) => {
    await document.fonts.ready;
    return [...document.querySelectorAll<SVGTextElement>('main svg[role=img] text')].flatMap((text) => {
      const frame = text.ownerSVGElement;
      if (!frame) return [];
      const scale = frame.getBoundingClientRect().width / frame.viewBox.baseVal.width;
      const words = text.getBoundingClientRect();
      const fits = (box: DOMRect, margin: number) =>
        Math.min(words.left - box.left, box.right - words.right) >= margin * scale;
      // The box of a button comes right before its label, which is in its middle.
      const box = text.previousElementSibling?.getBoundingClientRect();
      const middle = words.top + words.height / 2;
      const isButton =
        text.getAttribute('text-anchor') === 'middle' && box && box.top < middle && middle < box.bottom;
      const isCramped = !fits(frame.getBoundingClientRect(), picture) || (isButton && !fits(box, button));
      return isCramped ? [text.textContent] : [];
    });
  }, MARGINS);

for (const language of LANGUAGES) {
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
      expect(await findCrampedLabels(page), `labels of ${address}`).toEqual([]);
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
