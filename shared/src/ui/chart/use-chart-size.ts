import { useEffect, useState } from 'react';

/** Observes the width of an element in pixels; 0 until it is measured. */
export const useWidth = (element: Element | null): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    // jsdom has no layout.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

/** Distance from the viewport at which the code of a chart is loaded. */
const PRELOAD_MARGIN = '200px';

/** Whether an element has come within 200 px of the viewport; stays true. */
export const useIsSeen = (element: Element | null): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element || isSeen || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: PRELOAD_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
};
