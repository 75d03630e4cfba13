import type { Locator } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { LANGUAGES } from '@portal/shared/facts';
import { expect, test } from '../../fixtures/test.ts';
import { findSmallTargets } from '../../fixtures/touch-targets.ts';
import { origin } from '../../harness/environment.ts';

/** Between the lines above a list, and at the sides of the page. */
const GAP = 8;
const GUTTER = 16;
const WIDTH = 390;

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
  const measureGap = async () => {
    const name = await boxOf(card.getByText('오늘의 골목', { exact: true }));
    const handle = await boxOf(card.getByText(/^@today\.alley/));
    return handle.y - (name.y + name.height);
  };

  // Again when the list moved between the two.
  await expect.poll(measureGap).toBeLessThan(5);
});

test('the footer of a dialog is separated from content that continues under it, and only from that', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('aurora');
  await page.goto(origin('aurora') + paths.manageChannel.path);
  await page.getByRole('button', { name: '채널 등록' }).click();
  const dialog = page.getByRole('dialog', { name: '채널 등록' });
  const lineColour = () =>
    dialog
      .getByRole('button', { name: '취소' })
      .evaluate((button) => getComputedStyle(button.parentElement ?? button).borderTopColor);
  const transparent = 'rgba(0, 0, 0, 0)';
  await expect.poll(lineColour).toBe(transparent);

  const links = Array.from({ length: 12 }, (_, index) => `@nobody-${index}`);
  await dialog.getByRole('textbox', { name: '채널 링크' }).fill(links.join('\n'));
  await expect(dialog.getByRole('listitem')).toHaveCount(12);
  await expect.poll(lineColour).not.toBe(transparent);

  await dialog.getByText(/승인까지 영업일/).scrollIntoViewIfNeeded();
  await expect.poll(lineColour).toBe(transparent);
});

test('on a phone the result of each line of a registration is beside its words, and a code fits on one line', async ({
  page,
  restoreSession,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await restoreSession('aurora');
  await page.goto(origin('aurora') + paths.manageChannel.href({ q: '@lunchbox.log' }));
  await page.getByRole('button', { name: '채널 등록' }).click();
  const dialog = page.getByRole('dialog', { name: '채널 등록' });
  await dialog.getByRole('textbox', { name: '채널 링크' }).fill('@today.alley\n@old.house\n@nobody-0');
  for (const outcome of ['이미 등록됨', '등록 불가', '찾을 수 없음']) {
    const row = dialog.getByRole('listitem').filter({ hasText: outcome });
    const isBadgeBeside = async () => {
      const words = await boxOf(row.getByRole('paragraph').first());
      const badge = await boxOf(row.getByText(outcome, { exact: true }));
      return badge.y < words.y + 2 * words.height;
    };
    // Again when rows that were still checked moved this one.
    await expect.poll(isBadgeBeside, outcome).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: '버리기' }).click();
  await page.getByRole('button', { name: '인증하기 도시락 기록' }).click();
  const code = page.getByRole('dialog', { name: '채널 인증' }).locator('code');
  // The demo's channels have short ones.
  await code.evaluate((element) => (element.textContent = 'AUR-7K4Q-29XM-HB3D'));

  expect((await boxOf(code)).height).toBeLessThan(30);
});

// Scroll bars of a phone take no space, and buttons are as large as fingers need.
test.describe('on a phone', () => {
  test.use({ viewport: { width: WIDTH, height: 844 }, hasTouch: true, isMobile: true });

  test('the filters of channels are whole and fill a line of their own in every language', async ({
    page,
    restoreSession,
  }) => {
    await restoreSession('aurora');
    for (const language of LANGUAGES) {
      await page.context().addCookies([{ name: 'language', value: language, url: origin('aurora') }]);
      await page.goto(origin('aurora') + paths.manageChannel.path);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const filters = page.getByRole('main').locator('button[aria-haspopup=listbox]');
      await expect(filters).toHaveCount(2);
      const tops = new Set<number>();
      for (const filter of await filters.all()) {
        tops.add((await boxOf(filter)).y);
        const isCut = await filter.evaluate((button) =>
          [...button.querySelectorAll('*')].some(
            (part) =>
              part.scrollWidth > part.clientWidth && getComputedStyle(part).textOverflow === 'ellipsis',
          ),
        );
        expect(isCut, `${language}: ${await filter.innerText()}`).toBe(false);
      }
      const last = await boxOf(filters.last());
      expect(last.x + last.width, language).toBeCloseTo(WIDTH - GUTTER, 0);
      const search = await boxOf(page.getByRole('main').getByRole('search'));
      expect([...tops], language).toEqual([expect.closeTo(search.y + search.height + GAP, 0)]);
    }
  });

  test('the controls of a card that takes several lines have touch targets of 44 pixels', async ({
    page,
    restoreSession,
  }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await restoreSession('aurora');
    await page.context().addCookies([{ name: 'language', value: 'en', url: origin('aurora') }]);
    await page.goto(origin('aurora') + paths.manageChannel.href({ q: '@night.radio' }));
    await expect(page.getByRole('button', { name: /^Request a re-review/ })).toBeVisible();

    await expect.poll(() => findSmallTargets(page)).toEqual([]);
  });

  test('no label of a card is broken within a word in English', async ({ page, restoreSession }) => {
    await restoreSession('aurora');
    await page.context().addCookies([{ name: 'language', value: 'en', url: origin('aurora') }]);
    await page.goto(origin('aurora') + paths.manageChannel.path);
    const labels = page.getByRole('article').locator('dt');
    await expect(labels.filter({ hasText: 'Registered' }).first()).toBeVisible();

    for (const label of await labels.all())
      expect((await boxOf(label)).height, await label.innerText()).toBeLessThan(20);
  });

  test('the dates of a card are on one line in every language', async ({ page, restoreSession }) => {
    await restoreSession('aurora');
    for (const language of LANGUAGES) {
      await page.context().addCookies([{ name: 'language', value: language, url: origin('aurora') }]);
      await page.goto(origin('aurora') + paths.manageChannel.href({ q: '@today.alley' }));
      const dates = page.getByRole('article').locator('dd time');
      await expect(dates).toHaveCount(2);
      await expect(page.getByRole('article')).toContainText(/\d (Shorts|个 Shorts|部 Shorts)|쇼츠 \d/);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));

      const [registered, approved] = [await boxOf(dates.first()), await boxOf(dates.last())];
      expect(approved.y, language).toBe(registered.y);
    }
  });
});
