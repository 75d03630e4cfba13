import { paths } from '@portal/shared/routing';
import { expectStoredText, storedText, testMarkupStaysText } from '../../fixtures/markup-tests.ts';
import { vectors } from '../../fixtures/markup.ts';
import { operate } from '../../fixtures/operator.ts';
import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

testMarkupStaysText(
  'mf-content',
  screens['mf-content'].map(({ address }) => address),
  async (page, markup) => {
    await page.goto(origin('lagoon') + paths.notices.path);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('article')).toContainText('T-01');
    await markup.expectWordsOnly('a notice');
  },
);

const texts = (text: string) => ({ ko: text, en: text, 'zh-CN': text, 'zh-TW': text });

test('T-01 markup stored as a notice stays text at home, in the list and in the notice', async ({
  page,
  bringSession,
}) => {
  const { notice } = await operate('/operator/notices', {
    domain: 'lagoon.localhost',
    category: 'general',
    title: texts(storedText),
    body: texts(`<h2>T-01</h2>${vectors.join('\n')}`),
    pinned: true,
  });
  // The answer is the notice that was made.
  const { id, version } = notice as { id: string; version: number };
  try {
    await bringSession('lagoon');

    await expectStoredText(page, [
      { address: paths.home.path, words: 'T-01 <img src=x' },
      { address: paths.notices.path, words: 'T-01 <img src=x' },
      { address: paths.notice.href({ id }), words: 'T-01 <img src=x' },
    ]);
  } finally {
    await operate('/operator/notices/delete', { id }, { 'if-match': `"${version}"` });
  }
});
