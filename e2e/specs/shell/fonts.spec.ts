import type { Page } from '@playwright/test';
import { LANGUAGES, findHanFont } from '@portal/shared/facts';
import type { Language } from '@portal/shared/release';
import { paths } from '@portal/shared/routing';
import { layoutShift, SHIFT_LIMIT } from '../../fixtures/layout-shift.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** The font files that the page requests, as their names in the build. */
const recordFonts = (page: Page) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/fonts\/(.+)\.woff2$/.exec(request.url()) ?? [];
    if (file) files.push(file);
  });
  return files;
};

const open = async (page: Page, path: string, language: Language) => {
  await page.context().addCookies([{ name: 'language', value: language, url: origin('aurora') }]);
  await page.goto(origin('aurora') + path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('main').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** A file of Latin, and for languages with Han one for each weight. */
const listFirstFiles = (language: Language) =>
  findHanFont(language) ? [`${language}-400`, `${language}-600`, `${language}-latin`] : [language];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of LANGUAGES)
    test(`sign-in and dashboard request no font in ${language}`, async ({ page, restoreSession }) => {
      const files = recordFonts(page);
      await open(page, paths.login.path, language);
      // The page at hand would react to the session itself.
      await page.goto('about:blank');
      await restoreSession('aurora');
      await open(page, '/dashboard', language);

      expect(files).toEqual([]);
      await expect(page.locator('body')).toHaveCSS('font-family', /^-apple-system/);
      await expect(page.locator('body')).toHaveCSS('font-weight', '400');
    });
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  for (const language of LANGUAGES)
    test(`sign-in requests the files of ${language} once, and nothing moves when they arrive`, async ({
      page,
    }) => {
      const files = recordFonts(page);
      await open(page, paths.login.path, language);
      await page.evaluate(() => document.fonts.ready);

      expect(files.toSorted()).toEqual(listFirstFiles(language));
      expect(await layoutShift(page)).toBeLessThan(SHIFT_LIMIT);
    });

  test('a connection that saves data requests no font', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    const files = recordFonts(page);
    await open(page, paths.login.path, 'ko');

    expect(files).toEqual([]);
  });

  test('characters in no text of the portal are drawn by fonts that load later', async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    const files = recordFonts(page);
    await open(page, '/dashboard', 'ko');
    await expect.poll(() => page.locator('link[href$="fonts-ko-later.css"]').count()).toBe(1);
    files.length = 0;

    await page.evaluate(() => {
      const text = document.createElement('p');
      text.textContent = '뷁';
      document.body.append(text);
    });

    await expect.poll(() => files.length).toBeGreaterThan(0);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('450 14px "Pretendard Variable"', '뷁'))).toBe(
      true,
    );
  });
});

test.describe('in a narrow window of a laptop', () => {
  test.use({ viewport: { width: 390, height: 700 }, screen: { width: 1366, height: 768 } });

  test('pages have the fonts of the laptop', async ({ page }) => {
    const files = recordFonts(page);
    await open(page, paths.login.path, 'en');

    expect(files).toEqual(['en']);
  });
});
