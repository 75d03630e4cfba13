import { LAST_GOOD_KEY, type LastGood } from './last-good.ts';

/** Keeps what the page started with for a start that gets less. */
export const keepLastGood = (good: LastGood): void => {
  try {
    const text = JSON.stringify(good);
    if (localStorage.getItem(LAST_GOOD_KEY) !== text) localStorage.setItem(LAST_GOOD_KEY, text);
  } catch {
    // Blocked or full: the next start then has only what its page brings.
  }
};
