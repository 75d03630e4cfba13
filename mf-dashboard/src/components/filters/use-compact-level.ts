import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { useLanguage } from '@portal/shared/i18n';

/** How much wider a row may be in a fallback font than in the portal's font. */
const FALLBACK_RATIO = 1.15;

const FIRST_ATTEMPT = { compactLevel: 0, lines: 1 };

/** How many lines a row's children take; as a fraction when it has one line, of which they may need more. */
const measureLines = (row: HTMLElement, isOneLine: boolean) => {
  const { firstElementChild: first, lastElementChild: last } = row;
  if (!(first instanceof HTMLElement && last instanceof HTMLElement && first.offsetHeight > 0)) return 0;
  if (!isOneLine) return Math.round((last.offsetTop - first.offsetTop) / first.offsetHeight) + 1;
  const padding = first.offsetLeft - row.offsetLeft;
  return (last.offsetLeft + last.offsetWidth - first.offsetLeft) / (row.clientWidth - 2 * padding);
};

const withoutQuotes = (family: string | undefined) => family?.replaceAll('"', '');

/** Whether a row on one line may fit in its font, which on a first visit is attached after the content. */
const mayFitInFont = (row: HTMLElement) => {
  const family = withoutQuotes(getComputedStyle(row).fontFamily.split(',')[0]);
  const isAttached = [...document.fonts].some((face) => withoutQuotes(face.family) === family);
  return (!isAttached || document.fonts.status === 'loading') && measureLines(row, true) <= FALLBACK_RATIO;
};

/**
 * The lowest compact level at which a row fits on one line, or else on two, and so on; measured before paint. A row on one
 * line must not wrap, or what is below would move when a font is loaded.
 */
export const useCompactLevel = <Row extends HTMLElement>(
  steps: number,
  /** Whether parts of the row are loading, which may be wider than they will be and cannot be shortened. */
  isLoading: boolean,
): { row: RefCallback<Row>; compactLevel: number; isOneLine: boolean } => {
  const element = useRef<Row>(null);
  const language = useLanguage();
  // Another language has words of another length.
  const content = isLoading || language;
  const [attempt, setAttempt] = useState({ content, ...FIRST_ATTEMPT });
  if (attempt.content !== content) setAttempt({ content, ...FIRST_ATTEMPT });
  const { compactLevel, lines } = attempt;

  const isOneLine = lines === 1;
  const shrinkToFit = useEffectEvent(() => {
    if (!element.current || measureLines(element.current, isOneLine) <= lines) return;
    const isLast = compactLevel === steps;
    // A row that may fit once its font is loaded scrolls until then.
    if (isLast && isOneLine && mayFitInFont(element.current)) return;
    const next = isLast ? { compactLevel: 0, lines: lines + 1 } : { compactLevel: compactLevel + 1, lines };
    setAttempt({ content, ...next });
  });
  // After every render, because the row's text may have become longer.
  useLayoutEffect(() => shrinkToFit());
  const resetLevel = useCallback(() => setAttempt((last) => ({ ...last, ...FIRST_ATTEMPT })), []);
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
    const measureAgain = () => {
      if (compactLevel > 0 || lines > 1) resetLevel();
      else shrinkToFit();
    };
    document.fonts.addEventListener('loadingdone', measureAgain);
    return () => document.fonts.removeEventListener('loadingdone', measureAgain);
  }, [compactLevel, lines, resetLevel]);
  return { row, compactLevel, isOneLine };
};
