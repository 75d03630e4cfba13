import { paths } from '@portal/shared/routing';
import type { Page } from '@playwright/test';
import { callOperatorApi } from '../../fixtures/operator.ts';
import { createCaller } from '../../fixtures/signed-call.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const site = origin('console');
const reader = 'lagoon';

const hostile = [
  '## Night work',
  '<script>window.hacked = 1</script> <img src=x onerror="window.hacked = 1">',
  '[bad](javascript:window.hacked=1) ![pixel](https://evil.example/p.gif)',
  'The portal rests **from 2 to 3**. [Payment](/payment-info)',
].join('\n\n');

const useEnglish = (page: Page, at: string) =>
  page.context().addCookies([{ name: 'language', value: 'en', url: origin(at) }]);

const rowOf = (page: Page, title: string) =>
  page.getByRole('table', { name: 'Notices' }).getByRole('row', { name: title });

test('T-30 an operator previews, schedules and publishes a notice in two languages, and only then it has readers', async ({
  page,
  browser,
  sessions,
  restoreSession,
}) => {
  const title = `Night work ${Date.now()}`;
  await restoreSession('console', 'operator');
  await useEnglish(page, 'console');
  await page.goto(site + paths.operatorNoticeNew.path);
  const readerContext = await browser.newContext({ storageState: await sessions(reader) });
  const readerPage = await readerContext.newPage();
  await readerPage.goto(origin(reader) + paths.home.path);
  // The page of notices belongs to a remote that is not needed here.
  const call = await createCaller(readerPage, reader);
  const findForReader = async () => {
    const { items } = await call('/notice/list', { page: 0, size: 20 });
    return items.find((notice) => notice.title === `${title} 점검`);
  };

  await page.getByRole('button', { name: /^Site/ }).click();
  await page.getByRole('option', { name: new RegExp(reader, 'i') }).click();
  await page.getByLabel('Title (English)').fill(title);
  await page.getByLabel('Text (English)').fill(hostile);
  await page.getByRole('link', { name: '한국어' }).click();
  await page.getByLabel('Title (한국어)').fill(`${title} 점검`);
  await page.getByLabel('Text (한국어)').fill('새벽에 쉬어요');
  await page.getByRole('link', { name: /^English/ }).click();

  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Night work', exact: true })).toBeVisible();
  await expect(preview.getByRole('note')).toContainText('Unsafe link javascript:window.hacked=1');
  await expect(preview.getByRole('note')).toContainText('Image from another site https://evil.example/p.gif');
  await expect(preview.locator('script, img')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  await page.getByRole('radio', { name: 'At a time' }).check({ force: true });
  await page.getByLabel('Date and time').fill('2099-01-02T03:04');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(rowOf(page, title)).toContainText('Scheduled');
  expect(await findForReader()).toBeUndefined();

  await rowOf(page, title).getByRole('link').click();
  await page.getByRole('radio', { name: 'Now' }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, title)).toContainText('Published');
  const { id = '' } = (await findForReader()) ?? {};
  const { notice } = await call('/notice/detail', { id });
  expect(notice.body).toEqual([{ type: 'paragraph', children: [{ type: 'text', text: '새벽에 쉬어요' }] }]);

  await rowOf(page, title).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, title)).toHaveCount(0);
  await readerContext.close();
});

test('T-60 a stale edit of a notice keeps what was typed and says what changed meanwhile', async ({
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(/status of 412/);
  const title = `Stale ${Date.now()}`;
  const { notice } = await callOperatorApi('/operator/notices', {
    domain: 'ember.localhost',
    category: 'general',
    title: { en: title },
    body: { en: 'Text' },
  });
  // The response type that the API declares.
  const { id } = notice as { id: string };
  await restoreSession('console', 'operator');
  await useEnglish(page, 'console');
  await page.goto(site + paths.operatorNotice.href({ id }));
  await page.getByLabel('Title (English)').fill(`${title} mine`);

  const theirs = { id, body: { en: 'Their text' } };
  await callOperatorApi('/operator/notices/change', theirs, { 'if-match': '"1"' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changed: Text (English).')).toBeVisible();
  await expect(page.getByLabel('Title (English)')).toHaveValue(`${title} mine`);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(rowOf(page, `${title} mine`)).toBeVisible();
  await callOperatorApi('/operator/notices/delete', { id }, { 'if-match': '*' });
});
