import { setTimeout as wait } from 'node:timers/promises';

/** How Playwright describes that the page went on to another document meanwhile. */
const NAVIGATED = /Execution context was destroyed|Cannot find context|interrupted by another navigation/;
const RETRY_MS = 50;

/**
 * Repeats a question to a page that answers it in its next document, such as when the shell reloads to fetch a chunk again.
 * It ends with the deadline of the visit, which closes the tab.
 */
export async function throughNavigations<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!NAVIGATED.test(String(error))) throw error;
      await wait(RETRY_MS);
    }
  }
}
