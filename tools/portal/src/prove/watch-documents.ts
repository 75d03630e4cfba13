import type { CDPSession } from 'playwright-core';

/** Knows which documents of a tab it has left. A document is named by its loader, as in the browser's protocol. */
export function watchDocuments(session: CDPSession) {
  const seen = new Set<string>();
  const left = new Set<string>();
  let current: string | undefined;
  session.on('Page.frameNavigated', ({ frame }) => {
    seen.add(frame.loaderId);
    if (frame.parentId === undefined) current = frame.loaderId;
  });
  return {
    /** Notes a document that requests something, which it may do before the tab shows it. */
    see: (loaderId: string) => void seen.add(loaderId),
    isLeft: (loaderId: string) => left.has(loaderId),
    /** Whether the tab shows no document that counts. */
    isCurrentLeft: () => current === undefined || left.has(current),
    /** Ignores from now on every document so far. */
    leave() {
      for (const loaderId of seen) left.add(loaderId);
      seen.clear();
    },
  };
}
