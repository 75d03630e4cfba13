/** What the page notes of itself; read after the visit. Milliseconds since the navigation began. */
export type Notes = { lcp?: number; figures?: number };

declare global {
  var __bench: Notes | undefined;
}

/** Runs in the page before any script of it: notes its largest paint and when the figures stand in it. */
export function watchPage({ selector, text }: { selector: string; text: string }): void {
  const notes: Notes = {};
  globalThis.__bench = notes;
  new PerformanceObserver((list) => {
    notes.lcp = list.getEntries().at(-1)?.startTime ?? notes.lcp ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  const pattern = new RegExp(text);
  const observer = new MutationObserver(() => {
    const isThere = [...document.querySelectorAll(selector)].some((element) =>
      pattern.test(element.textContent ?? ''),
    );
    if (!isThere) return;
    observer.disconnect();
    // The frame that shows them.
    requestAnimationFrame(() => {
      notes.figures = performance.now();
    });
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
