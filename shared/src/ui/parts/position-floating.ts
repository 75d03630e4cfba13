/** The position of a floating box in pixels from the window's top left corner; `arrow` is relative to the box. */
export type FloatingPosition = { top: number; left: number; side: 'top' | 'bottom'; arrow: number };

type Size = { width: number; height: number };

const GAP = 8;
const MARGIN = 8;
const ARROW_INSET = 14;

/** Positions a box next to its trigger: on the preferred side if it fits there, and inside the window. */
export const positionFloating = (
  trigger: DOMRect,
  box: Size,
  window: Size,
  preferred: 'top' | 'bottom' = 'top',
): FloatingPosition => {
  const spaceAbove = trigger.top - GAP - MARGIN;
  const spaceBelow = window.height - trigger.bottom - GAP - MARGIN;
  const fits = (side: 'top' | 'bottom') => (side === 'top' ? spaceAbove : spaceBelow) >= box.height;
  const other = preferred === 'top' ? 'bottom' : 'top';
  const side = fits(preferred) || !fits(other) ? preferred : other;
  const middle = trigger.left + trigger.width / 2;
  const left = Math.max(MARGIN, Math.min(middle - box.width / 2, window.width - MARGIN - box.width));
  return {
    top: side === 'top' ? trigger.top - GAP - box.height : trigger.bottom + GAP,
    left,
    side,
    arrow: Math.max(ARROW_INSET, Math.min(middle - left, box.width - ARROW_INSET)),
  };
};
