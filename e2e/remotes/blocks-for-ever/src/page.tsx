const timesBefore = () => Number(/blocked=(\d+)/.exec(document.cookie)?.[1] ?? 0);

/** Blocks the page's only thread, and leaves a count of that where a test can read it without asking the page. */
export function Page(): never {
  document.cookie = `blocked=${timesBefore() + 1}`;
  for (;;) {
    // Nothing else runs meanwhile, not even what would stop it.
  }
}
