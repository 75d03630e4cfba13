import { paths } from '@portal/shared/routing';
import { mapLanguages } from '@portal/shared/facts';
import { expectStoredText, storedText, testMarkupStaysText } from '../../fixtures/markup-tests.ts';
import { xssVectors } from '../../fixtures/markup.ts';
import { callOperatorApi } from '../../fixtures/operator.ts';
import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

// One after the other: the second test pins a notice and deletes it, which the first would open.
test.describe.configure({ mode: 'default' });

testMarkupStaysText(
  'mf-content',
  screens['mf-content'].map(({ address }) => address),
  async (page, markup) => {
    await page.goto(origin('lagoon') + paths.notices.path);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('article')).toContainText('T-01');
    await markup.expectTextOnly('a notice');
  },
);

const texts = (text: string) => mapLanguages(() => text);

test('T-01 markup stored as a notice is shown as text on the home page, in the list and in the notice', async ({
  page,
  restoreSession,
}) => {
  const { notice } = await callOperatorApi('/operator/notices', {
    domain: 'lagoon.localhost',
    category: 'general',
    title: texts(storedText),
    body: texts(`## T-01\n\n${xssVectors.join('\n\n')}`),
    pinned: true,
  });
  // The response type that the API declares.
  const { id, version } = notice as { id: string; version: number };
  try {
    await restoreSession('lagoon');

    await expectStoredText(page, [
      { address: paths.home.path, words: 'T-01 <img src=x' },
      { address: paths.notices.path, words: 'T-01 <img src=x' },
      { address: paths.notice.href({ id }), words: 'T-01 <img src=x' },
    ]);
  } finally {
    await callOperatorApi('/operator/notices/delete', { id }, { 'if-match': `"${version}"` });
  }
});
