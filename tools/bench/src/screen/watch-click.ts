/** When a click happened, and when what it asked for stood on the screen; milliseconds of the page's clock. */
export type ClickNotes = {
  clicked?: number;
  /** The key figures are new. */
  figures?: number;
  /** Key figures, countries and videos are. */
  all?: number;
};

declare global {
  var __benchClick: ClickNotes | undefined;
}

/** Runs in the page right before a click: notes it, and when each of some parts has changed and been painted. */
export function watchClick(parts: readonly string[]): void {
  const notes: ClickNotes = {};
  globalThis.__benchClick = notes;
  const read = (part: string) => document.querySelector(part)?.textContent;
  const before = parts.map(read);
  const hasChanged = (place: number) => {
    const now = read(parts[place] ?? '');
    return now !== undefined && now !== before[place];
  };
  const note = (name: 'figures' | 'all') => {
    if (notes[name] !== undefined) return;
    notes[name] = Number.NaN;
    // A message that is sent in a frame arrives when that frame has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (notes[name] = performance.now());
      port2.postMessage(undefined);
    });
  };
  const observer = new MutationObserver(() => {
    if (hasChanged(0)) note('figures');
    if (!parts.every((_, place) => hasChanged(place))) return;
    note('all');
    observer.disconnect();
  });
  const start = (event: Event) => {
    notes.clicked = event.timeStamp;
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  };
  document.addEventListener('click', start, { capture: true, once: true });
}
