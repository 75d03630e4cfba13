import { useEffect, useState } from 'react';
import type { RefCallback } from 'react';

/**
 * Whether a box needs to scroll sideways, whether it is scrolled, and whether more of it follows. A box that does not
 * need to is clipped instead, because sticky cells can then stick to the window.
 */
export const useScrollState = () => {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  const [isAtEnd, setAtEnd] = useState(false);

  useEffect(() => {
    // jsdom has no layout and no observer either.
    if (!box || typeof ResizeObserver === 'undefined') return;
    const content = box.firstElementChild;
    const handleScroll = () => {
      setScrolled(box.scrollLeft > 0);
      setAtEnd(box.scrollLeft + box.clientWidth >= box.scrollWidth - 1);
    };
    const measure = () => {
      setOverflowing(content !== null && content.scrollWidth > box.clientWidth + 1);
      handleScroll();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    if (content) observer.observe(content);
    box.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', handleScroll);
    };
  }, [box]);

  const ref: RefCallback<HTMLElement> = setBox;
  return { ref, box, isOverflowing, isScrolled, hasMore: isOverflowing && !isAtEnd };
};
