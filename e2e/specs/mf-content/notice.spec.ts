import { paths } from '@portal/shared/routing';
import { sizes } from '../../fixtures/screen-tests.ts';
import { expect, test } from '../../fixtures/test.ts';
import { callOperatorApi } from '../../fixtures/operator.ts';
import { origin } from '../../harness/environment.ts';

const hostile = [
  '## T-30 점검',
  '<script>window.hacked = 1</script>',
  '<img src=x onerror="window.hacked = 1">',
  '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  '[script](javascript:window.hacked=1) [data](data:text/html,x) [host](//evil.example) <a href="javascript:1">a</a>',
  '![other host](https://evil.example/pixel.png) ![data](data:image/svg+xml,<svg onload=alert(1)>)',
  'turned \u202Egnisrever\u202C and \u200B\u200B\u2060invisible',
  `Z${'\u0301'.repeat(200)}algo`,
  'x'.repeat(3_000),
  `${'> '.repeat(2_000)}deep`,
  `${'- '.repeat(2_000)}deeper`,
  `|${'wide|'.repeat(60)}\n|${'-|'.repeat(60)}\n|${'cell|'.repeat(60)}`,
  '[safe](https://example.com/a) [page](/payment-info)',
].join('\n\n');

/** Publishes a notice for the duration of a task. */
async function withNotice(body: string, task: (id: string) => Promise<void>) {
  const { notice } = await callOperatorApi('/operator/notices', {
    domain: 'ember.localhost',
    category: 'general',
    title: { ko: `T-30 \u202E제목 ${'긴'.repeat(180)}` },
    body: { ko: body },
  });
  // The response type that the API declares.
  const { id } = notice as { id: string };
  try {
    await task(id);
  } finally {
    await callOperatorApi('/operator/notices/delete', { id }, { 'if-match': '*' });
  }
}

test('T-30 a hostile notice runs nothing, fits a phone and keeps its safe links', async ({
  page,
  restoreSession,
}) => {
  await page.setViewportSize(sizes.phone.viewport);
  await restoreSession('ember');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).hostname));

  await withNotice(hostile, async (id) => {
    await page.goto(origin('ember') + paths.notice.href({ id }));
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { name: 'T-30 점검' })).toBeVisible();

    await expect(article.locator('script, iframe, img, form')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(requested.filter((host) => host !== 'ember.localhost')).toEqual([]);
    await expect(article).toContainText('turned gnisrever and invisible');
    const links = article.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      'https://example.com/a',
      '/payment-info',
    ]);
    await expect(links.first()).toHaveAttribute('rel', 'noopener noreferrer');
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);

    await page.goto(origin('ember') + paths.notices.path);
    // Other tests have notices of the same title.
    const link = page.locator(`a[href="${paths.notice.href({ id })}"]`);
    await expect(link).toContainText('T-30 제목');
    await expect(link).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});

test('a notice is new until it is opened, and reaches the home page', async ({ page, restoreSession }) => {
  await restoreSession('ember');

  await withNotice('글', async (id) => {
    const link = page.locator(`main a[href="${paths.notice.href({ id })}"]`);
    await page.goto(origin('ember') + paths.home.path);
    await expect(link).toContainText(/新|NEW|New/i);
    await link.click();
    await expect(page.getByRole('article')).toContainText('글');

    await page.goto(origin('ember') + paths.notices.path);
    await expect(link).toBeVisible();
    await expect(link).not.toContainText(/新|NEW/i);
  });
});
