import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { useLanguage } from '@portal/shared/i18n';

/** How many lines the parts of a row take. */
const linesOf = ({ firstElementChild: first, lastElementChild: last }: HTMLElement) =>
  first instanceof HTMLElement && last instanceof HTMLElement && first.offsetHeight > 0
    ? Math.round((last.offsetTop - first.offsetTop) / first.offsetHeight) + 1
    : 1;

/**
 * By how many steps a row has to save room for its parts to stand on one line, or on two where one cannot be had, and
 * so on. It is tried before anything is painted.
 */
export const useTightness = <Row extends HTMLElement>(
  steps: number,
): { row: RefCallback<Row>; tightness: number } => {
  const element = useRef<Row>(null);
  const language = useLanguage();
  const [tried, setTried] = useState({ language, tightness: 0, lines: 1 });
  // Words of another length.
  if (tried.language !== language) setTried({ language, tightness: 0, lines: 1 });
  const { tightness, lines } = tried;

  const fit = useEffectEvent(() => {
    if (!element.current || linesOf(element.current) <= lines) return;
    const next = tightness < steps ? { tightness: tightness + 1, lines } : { tightness: 0, lines: lines + 1 };
    setTried({ language, ...next });
  });
  // After every rendering: what the row says may have become longer.
  useLayoutEffect(() => fit());
  const tryAgain = useCallback(() => setTried((last) => ({ ...last, tightness: 0, lines: 1 })), []);
  // The room changes with the window, and with a navigation that is pinned beside the page.
  const row = useCallback(
    (added: Row) => {
      element.current = added;
      let width = added.offsetWidth;
      const observer = new ResizeObserver(() => {
        if (added.offsetWidth === width) return;
        width = added.offsetWidth;
        tryAgain();
      });
      observer.observe(added);
      return () => {
        element.current = null;
        observer.disconnect();
      };
    },
    [tryAgain],
  );
  // On a first visit the words stand in another font at first, in which they are longer or shorter. A list brings parts of
  // fonts with each of its pages: a row that fits and saves nothing is left as it is.
  useEffect(() => {
    const measure = () => {
      if (tightness > 0 || lines > 1) tryAgain();
      else fit();
    };
    document.fonts.addEventListener('loadingdone', measure);
    return () => document.fonts.removeEventListener('loadingdone', measure);
  }, [tightness, lines, tryAgain]);
  return { row, tightness };
};
