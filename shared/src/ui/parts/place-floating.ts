/** Where a floating box stands, in pixels from the window's corner. */
export type FloatingPlace = { top: number; left: number; side: 'top' | 'bottom'; arrow: number };

type Size = { width: number; height: number };

const GAP = 8;
const MARGIN = 8;
const ARROW_INSET = 14;

/** Puts a box beside its trigger: on the wished side if it fits there, and never over the window's edge. */
export const placeFloating = (
  trigger: DOMRect,
  box: Size,
  window: Size,
  wish: 'top' | 'bottom' = 'top',
): FloatingPlace => {
  const roomAbove = trigger.top - GAP - MARGIN;
  const roomBelow = window.height - trigger.bottom - GAP - MARGIN;
  const fits = (side: 'top' | 'bottom') => (side === 'top' ? roomAbove : roomBelow) >= box.height;
  const other = wish === 'top' ? 'bottom' : 'top';
  const side = fits(wish) || !fits(other) ? wish : other;
  const middle = trigger.left + trigger.width / 2;
  const left = Math.max(MARGIN, Math.min(middle - box.width / 2, window.width - MARGIN - box.width));
  return {
    top: side === 'top' ? trigger.top - GAP - box.height : trigger.bottom + GAP,
    left,
    side,
    arrow: Math.max(ARROW_INSET, Math.min(middle - left, box.width - ARROW_INSET)),
  };
};
