/**
 * Shows the start of a list after its page has changed: scrolls to `start` unless it is in view, and focuses `rows`, so
 * that Tab continues in the first row. `rows` needs `tabIndex={-1}`, and `start` a `scrollMarginTop` below sticky bars.
 */
export const showListStart = (start: HTMLElement | null, rows: HTMLElement | null): void => {
  rows?.focus({ preventScroll: true });
  // A wide table scrolls in a box of its own.
  const box = rows?.closest('[data-wide]');
  if (box) box.scrollTop = 0;
  if (!start) return;
  const margin = Number.parseFloat(getComputedStyle(start).scrollMarginTop) || 0;
  if (start.getBoundingClientRect().top < margin) start.scrollIntoView({ block: 'start' });
};
