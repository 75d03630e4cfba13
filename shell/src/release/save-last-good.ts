import { LAST_GOOD_KEY, type LastGood } from './last-good.ts';

/** Saves release set and metadata to localStorage, for a later start whose HTML lacks them. */
export const saveLastGood = (good: LastGood): void => {
  try {
    const text = JSON.stringify(good);
    if (localStorage.getItem(LAST_GOOD_KEY) !== text) localStorage.setItem(LAST_GOOD_KEY, text);
  } catch {
    // Blocked or full: the next start then depends on its HTML alone.
  }
};
