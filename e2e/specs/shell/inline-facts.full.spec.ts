import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** The lines of the page that begin or end with a visible dot, and how many dots there are. */
const findDots = (page: Page) =>
  page.evaluate(() => {
    const rectsOf = (node: Node, from = 0, to?: number) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      if (to !== undefined) {
        range.setStart(node, from);
        range.setEnd(node, to);
      }
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const isClipped = (element: Element | null, dot: DOMRect): boolean => {
      if (!element) return false;
      const { left, right } = element.getBoundingClientRect();
      const hides = getComputedStyle(element).overflowX !== 'visible';
      return (hides && (dot.right <= left || dot.left >= right)) || isClipped(element.parentElement, dot);
    };
    const hanging: string[] = [];
    let count = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      for (const { index } of text.matchAll(/·/g)) {
        const [dot] = rectsOf(node, index, index + 1);
        let box = node.parentElement;
        while (box && (box.textContent.trim() === '·' || getComputedStyle(box).display === 'inline'))
          box = box.parentElement;
        if (!dot || !box || isClipped(box, dot)) continue;
        count += 1;
        const line = rectsOf(box).filter(({ top, bottom }) => top < dot.bottom && bottom > dot.top);
        const isBetween =
          line.some(({ left }) => left < dot.left - 2) && line.some(({ right }) => right > dot.right + 2);
        if (!isBetween) hanging.push(box.textContent);
      }
    }
    return { count, hanging };
  });

const openDetail = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('button').first().click();

const ofMember = { site: 'lagoon', who: 'member1' };
const ofOperator = { site: 'console', who: 'operator' };

const SCREENS: { site: string; who: string; path: string; open?: (page: Page) => Promise<void> }[] = [
  { ...ofMember, path: paths.home.path },
  { ...ofMember, path: paths.reportVideo.path, open: openDetail },
  { ...ofMember, path: paths.reportChannel.path },
  { ...ofMember, path: paths.musics.path },
  { ...ofMember, path: paths.statement.path },
  { ...ofOperator, path: paths.operatorReview.path },
  { ...ofOperator, path: paths.operatorDeliveries.path },
  { ...ofOperator, path: paths.operatorNotices.path },
  { ...ofOperator, path: paths.operatorReleases.path },
  { ...ofOperator, path: paths.operatorSites.path },
];

for (const { site, who, path, open } of SCREENS)
  test(`no line of facts on ${path} begins or ends with a dot on phones`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession(site, who);
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(origin(site) + path);
    await open?.(page);

    for (const width of [320, 344, 360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(async () => (await findDots(page)).count).toBeGreaterThan(0);
      // Texts are laid out again once their font is there.
      await page.evaluate(() => document.fonts.ready);

      expect((await findDots(page)).hanging, `at ${width} pixels`).toEqual([]);
    }
  });
