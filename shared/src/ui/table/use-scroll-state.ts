import { useEffect, useState } from 'react';
import type { RefCallback } from 'react';

/**
 * Whether a box needs to scroll sideways, and whether it is scrolled. A box that does not is clipped instead, because
 * sticky cells can then stick to the window.
 */
export const useScrollState = () => {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    // jsdom has no layout and no observer either.
    if (!box || typeof ResizeObserver === 'undefined') return;
    const content = box.firstElementChild;
    const measure = () => setOverflowing(content !== null && content.scrollWidth > box.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    if (content) observer.observe(content);
    const handleScroll = () => setScrolled(box.scrollLeft > 0);
    box.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', handleScroll);
    };
  }, [box]);

  const ref: RefCallback<HTMLElement> = setBox;
  return { ref, box, isOverflowing, isScrolled };
};
