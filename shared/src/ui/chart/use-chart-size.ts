import { useEffect, useState } from 'react';
import type { RefCallback } from 'react';

/** The width of an element as it changes; 0 until it is known. */
export const useWidth = (): readonly [ref: RefCallback<HTMLElement>, width: number] => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    // jsdom lays nothing out.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, width];
};

/** Code is fetched a little before its chart comes into view. */
const AHEAD = '200px';

/** Whether an element has come near the visible part of the page; stays true. */
export const useIsSeen = (element: Element | null): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element || isSeen || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
};
