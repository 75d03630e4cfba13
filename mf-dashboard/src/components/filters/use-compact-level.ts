import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { useLanguage } from '@portal/shared/i18n';

/** The number of lines that a row's children take. */
const countLines = ({ firstElementChild: first, lastElementChild: last }: HTMLElement) =>
  first instanceof HTMLElement && last instanceof HTMLElement && first.offsetHeight > 0
    ? Math.round((last.offsetTop - first.offsetTop) / first.offsetHeight) + 1
    : 1;

/** The lowest compact level at which a row fits on one line, or else on two, and so on; measured before paint. */
export const useCompactLevel = <Row extends HTMLElement>(
  steps: number,
): { row: RefCallback<Row>; compactLevel: number } => {
  const element = useRef<Row>(null);
  const language = useLanguage();
  const [attempt, setAttempt] = useState({ language, compactLevel: 0, lines: 1 });
  // Another language has words of another length.
  if (attempt.language !== language) setAttempt({ language, compactLevel: 0, lines: 1 });
  const { compactLevel, lines } = attempt;

  const shrinkToFit = useEffectEvent(() => {
    if (!element.current || countLines(element.current) <= lines) return;
    const next =
      compactLevel < steps
        ? { compactLevel: compactLevel + 1, lines }
        : { compactLevel: 0, lines: lines + 1 };
    setAttempt({ language, ...next });
  });
  // After every render, because the row's text may have become longer.
  useLayoutEffect(() => shrinkToFit());
  const resetLevel = useCallback(() => setAttempt((last) => ({ ...last, compactLevel: 0, lines: 1 })), []);
  // The width changes with the window and with a pinned navigation.
  const row = useCallback(
    (added: Row) => {
      element.current = added;
      let width = added.offsetWidth;
      const observer = new ResizeObserver(() => {
        if (added.offsetWidth === width) return;
        width = added.offsetWidth;
        resetLevel();
      });
      observer.observe(added);
      return () => {
        element.current = null;
        observer.disconnect();
      };
    },
    [resetLevel],
  );
  // Text is laid out in the fallback font first, and web fonts are loaded in parts: measures again after each, but
  // leaves a row that fits at level 0.
  useEffect(() => {
    const measure = () => {
      if (compactLevel > 0 || lines > 1) resetLevel();
      else shrinkToFit();
    };
    document.fonts.addEventListener('loadingdone', measure);
    return () => document.fonts.removeEventListener('loadingdone', measure);
  }, [compactLevel, lines, resetLevel]);
  return { row, compactLevel };
};
