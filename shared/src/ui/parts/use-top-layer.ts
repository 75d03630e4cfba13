import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { positionFloating } from './position-floating.ts';
import type { FloatingPosition } from './position-floating.ts';

/**
 * Shows an element with the attribute `popover` in the browser's top layer, next to another one; until its position is
 * known it must be hidden. `content` is what its size depends on.
 */
export const useTopLayer = (
  anchorRef: RefObject<HTMLElement | null>,
  placement: 'top' | 'bottom',
  content?: unknown,
) => {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<FloatingPosition>();

  useLayoutEffect(() => {
    const element = ref.current;
    const anchor = anchorRef.current;
    if (!element || !anchor) return;
    // jsdom has no top layer.
    if (typeof element.togglePopover === 'function') element.togglePopover(true);
    const viewport = {
      // `clientWidth` counts the gutter of a scrollbar that is not there, where the browser draws nothing.
      width: document.documentElement.offsetWidth,
      height: document.documentElement.clientHeight,
    };
    setPlace(
      positionFloating(anchor.getBoundingClientRect(), element.getBoundingClientRect(), viewport, placement),
    );
  }, [anchorRef, content, placement]);

  return {
    ref,
    place,
    style: {
      transform: place && `translate(${place.left}px, ${place.top}px)`,
      visibility: place ? ('visible' as const) : ('hidden' as const),
    },
  };
};
