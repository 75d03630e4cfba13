const timesBefore = () => Number(/blocked=(\d+)/.exec(document.cookie)?.[1] ?? 0);

/** Blocks the page's only thread and counts it where a test can read it without the page. */
export function Page(): never {
  document.cookie = `blocked=${timesBefore() + 1}`;
  for (;;) {
    // No other code runs during the loop, not even a timer that would end it.
  }
}
