import { useEffect, useState } from 'react';

/** Whether content of a scrolling box continues below what is in view; `end` is the last element in the box. */
export const useMoreBelow = () => {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    // jsdom has no layout and no observer either.
    if (!end || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setMore(entry?.isIntersecting === false), {
      root: end.parentElement,
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [end]);
  return { endRef: setEnd, hasMore: hasMore && end !== null };
};
