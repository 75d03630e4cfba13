import { paths } from '@portal/shared/routing';
import { contrast, everything, violationsOf } from '../fixtures/barriers.ts';
import { layoutShift, SHIFT_LIMIT } from '../fixtures/layout-shift.ts';
import { openAgain, settle } from '../fixtures/open-again.ts';
import { expect, test } from '../fixtures/test.ts';
import { origin } from '../harness/environment.ts';

/** The longest a colour takes to change where motion is reduced. */
const TRANSITION_MS = 150;

const viewports = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** The screens of the five remotes, and what has to be there before a screen is whole. */
const screens = [
  { name: 'dashboard', address: paths.dashboard.path, whole: 'main figure, main [role=slider]' },
  { name: 'video report', address: paths.reportVideo.path, whole: 'main figure, main [role=slider]' },
  { name: 'channel report', address: paths.reportChannel.path, whole: 'main [role=slider]' },
  { name: 'statement', address: paths.statement.path, whole: 'main tbody tr, main dl' },
  { name: 'channels', address: paths.manageChannel.path, whole: 'main tbody tr, main article' },
  { name: 'members', address: paths.manageMember.path, whole: 'main tbody tr, main article' },
  { name: 'music', address: paths.musics.path, whole: 'main tbody tr, main article' },
  { name: 'notices', address: paths.notices.path, whole: 'main li a' },
  { name: 'payment', address: paths.paymentInfo.path, whole: 'main dl, main h2' },
];

for (const [size, viewport] of Object.entries(viewports)) {
  for (const { name, address, whole } of screens) {
    test(`${name} has no barrier on a ${size}, in light and dark, and stays where it is, in Korean and English`, async ({
      page,
      bringSession,
    }) => {
      await page.setViewportSize(viewport);
      await bringSession('aurora');
      for (const language of ['ko', 'en']) {
        await page.context().addCookies([{ name: 'language', value: language, url: origin('aurora') }]);
        await openAgain(page, origin('aurora') + address, whole);
        expect(await layoutShift(page), `${language}: layout shift`).toBeLessThan(SHIFT_LIMIT);
        expect(await violationsOf(page, everything), `${language}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        // Colours that are on their way to others would be measured in between.
        await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
        await page.waitForTimeout(TRANSITION_MS);
        expect(await violationsOf(page, contrast), `${language}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      }
    });
  }

  test(`a notice has no barrier on a ${size}`, async ({ page, bringSession }) => {
    await page.setViewportSize(viewport);
    await bringSession('aurora');
    await page.goto(origin('aurora') + paths.notices.path);
    await page.getByRole('main').getByRole('link').first().click();
    await settle(page, 'main article');
    expect(await violationsOf(page, everything)).toEqual([]);
  });
}
