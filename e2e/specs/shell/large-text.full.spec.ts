import { enlargeText, expectLargeText } from '../../fixtures/large-text.ts';
import { waitUntilLoaded } from '../../fixtures/open-with-warm-cache.ts';
import { shellPages } from '../../fixtures/shell-pages.ts';
import { test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

for (const { name, who, address, whole, open } of shellPages)
  test(`${name} follows the text size of the browser, and nothing is cut at 200 %`, async ({
    page,
    problems,
    restoreSession,
  }) => {
    problems.expect(/status of 404/);
    await enlargeText(page);
    if (who) await restoreSession('aurora', who);
    await page.goto(origin('aurora') + address);
    await waitUntilLoaded(page, whole);
    await open?.(page);

    await expectLargeText(page);
  });
