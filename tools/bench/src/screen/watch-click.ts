/** When a click happened and when its result was painted; milliseconds of the page's clock. */
export type ClickTimes = {
  clicked?: number;
  /** The key figures have changed. */
  figures?: number;
  /** Key figures, countries and videos have changed. */
  all?: number;
};

declare global {
  var __benchClick: ClickTimes | undefined;
}

/** Runs in the page right before a click: records the click, and when each part has changed and been painted. */
export function watchClick(parts: readonly string[]): void {
  const times: ClickTimes = {};
  globalThis.__benchClick = times;
  const read = (part: string) => document.querySelector(part)?.textContent;
  const before = parts.map(read);
  const hasChanged = (place: number) => {
    const now = read(parts[place] ?? '');
    return now !== undefined && now !== before[place];
  };
  const recordPaint = (name: 'figures' | 'all') => {
    if (times[name] !== undefined) return;
    times[name] = Number.NaN;
    // A message sent in a frame is delivered after that frame was painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (times[name] = performance.now());
      port2.postMessage(undefined);
    });
  };
  const observer = new MutationObserver(() => {
    if (hasChanged(0)) recordPaint('figures');
    if (!parts.every((_, place) => hasChanged(place))) return;
    recordPaint('all');
    observer.disconnect();
  });
  const start = (event: Event) => {
    times.clicked = event.timeStamp;
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  };
  document.addEventListener('click', start, { capture: true, once: true });
}
