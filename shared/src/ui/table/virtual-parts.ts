import { defaultRangeExtractor } from '@tanstack/react-virtual';
import type { Range, VirtualItem } from '@tanstack/react-virtual';
import { useState } from 'react';

/** Rows rendered beyond the viewport, so that Tab finds the next one. */
export const OVERSCAN = 4;

/** A rendered row, or a gap with the height in pixels of rows that are not rendered. */
export type VirtualPart = { kind: 'row'; index: number } | { kind: 'gap'; id: string; height: number };

/** Returns rendered rows and gaps from top to bottom; `start` is the offset of the first row in pixels. */
export const computeVirtualParts = (
  items: readonly Pick<VirtualItem, 'index' | 'start' | 'end'>[],
  totalSize: number,
  start = 0,
): VirtualPart[] => {
  const parts: VirtualPart[] = [];
  let end = start;
  for (const item of items) {
    if (item.start > end) parts.push({ kind: 'gap', id: `before-${item.index}`, height: item.start - end });
    parts.push({ kind: 'row', index: item.index });
    end = item.end;
  }
  const rest = start + totalSize - end;
  if (rest > 0) parts.push({ kind: 'gap', id: 'after', height: rest });
  return parts;
};

/** Keeps the focused row rendered outside the viewport. */
export const useFocusedRow = () => {
  const [focused, setFocused] = useState<number>();
  return {
    rangeExtractor: (range: Range): number[] => {
      const inView = defaultRangeExtractor(range);
      if (focused === undefined || focused >= range.count || inView.includes(focused)) return inView;
      return [...inView, focused].sort((a, b) => a - b);
    },
    focusProps: {
      onFocus: (event: { target: Element }) => {
        const place = event.target.closest('[data-index]')?.getAttribute('data-index');
        setFocused(place === null || place === undefined ? undefined : Number(place));
      },
      onBlur: () => setFocused(undefined),
    },
  };
};
