/** Metrics that the page records and the benchmark reads after the visit; milliseconds since navigation start. */
export type PageMetrics = { lcp?: number; figures?: number };

declare global {
  var __bench: PageMetrics | undefined;
}

/** Runs in the page before its scripts: records the largest paint and when the content is shown. */
export function recordPageMetrics({ selector, text }: { selector: string; text: string }): void {
  const metrics: PageMetrics = {};
  globalThis.__bench = metrics;
  new PerformanceObserver((list) => {
    metrics.lcp = list.getEntries().at(-1)?.startTime ?? metrics.lcp ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  const pattern = new RegExp(text);
  const observer = new MutationObserver(() => {
    const isThere = [...document.querySelectorAll(selector)].some((element) =>
      pattern.test(element.textContent ?? ''),
    );
    if (!isThere) return;
    observer.disconnect();
    // In the frame that shows the content.
    requestAnimationFrame(() => {
      metrics.figures = performance.now();
    });
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
