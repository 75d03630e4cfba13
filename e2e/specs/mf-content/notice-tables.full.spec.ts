import { paths } from '@portal/shared/routing';
import { callOperatorApi } from '../../fixtures/operator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

/** More than a phone has room for, in words of each script. */
const TEXTS = {
  en: '| Month | Settlement | Announcement | Transfer | Responsible |\n|-|-|-|-|-|\n| November | Estimated | Confirmation | International | Accounting |',
  ko: '| 정산월 | 확정보고서 | 세금계산서 | 해외송금일 | 담당매니저 |\n|-|-|-|-|-|\n| 십일월분 | 이십일이후 | 이십오일까지 | 다음달오일 | 정산담당자 |',
  'zh-TW':
    '| 結算月份 | 最終報表 | 發票日期 | 匯款日期 | 專屬經理 |\n|-|-|-|-|-|\n| 十一月份 | 二十日以後 | 二十五日以前 | 次月五日匯款 | 結算專屬經理 |',
};

test('a wide table of a notice scrolls sideways on phones, is shaded where it goes on, and breaks no word', async ({
  page,
  context,
  restoreSession,
}) => {
  const title = `Table ${Date.now()}`;
  const { notice } = await callOperatorApi('/operator/notices', {
    domain: 'lagoon.localhost',
    category: 'settlement',
    title: { en: title, ko: title, 'zh-TW': title },
    body: TEXTS,
  });
  // The response type that the API declares.
  const { id } = notice as { id: string };
  await restoreSession('lagoon');
  await page.setViewportSize({ width: 390, height: 844 });

  for (const language of Object.keys(TEXTS)) {
    await context.addCookies([{ name: 'language', value: language, url: origin('lagoon') }]);
    await page.goto(origin('lagoon') + paths.notice.href({ id }));
    const table = page.getByRole('main').getByRole('table');
    await expect(table).toBeVisible();
    const frame = table.locator('xpath=../..');
    await expect(frame, language).toHaveAttribute('data-more', '');

    const brokenCells = await table.locator('th, td').evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(brokenCells, language).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await table.locator('xpath=..').evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
    await expect(frame, language).not.toHaveAttribute('data-more');
  }
  await callOperatorApi('/operator/notices/delete', { id }, { 'if-match': '*' });
});
