import { useEffectEvent, useLayoutEffect } from 'react';
import { token } from '../../theme/index.ts';

/** Drag distance that closes the sheet, as a fraction of its height. */
const CLOSE_AT = 0.1;
/** Maximum duration and minimum distance of a flick that closes the sheet. */
const FLICK_MS = 300;
const FLICK_MIN_PX = 12;

const findScroller = (target: EventTarget | null, sheet: HTMLElement): HTMLElement | undefined => {
  for (
    let node = target instanceof HTMLElement ? target : null;
    node && node !== sheet;
    node = node.parentElement
  ) {
    if (node.scrollHeight > node.clientHeight && /auto|scroll/.test(getComputedStyle(node).overflowY))
      return node;
  }
  return undefined;
};

/** Closes a sheet by a swipe down: on its header at any time, on its body while that is scrolled to the top. */
export const useSwipeDown = (sheet: HTMLElement | null, isEnabled: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    if (!sheet || !isEnabled) return;
    let start: { y: number; time: number; scroller: HTMLElement | undefined } | undefined;
    let distance = 0;

    const slideBack = () => {
      sheet.style.transition = `transform ${token.duration.menu} ${token.easing.move}`;
      sheet.style.transform = '';
    };
    const handleStart = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!touch || event.touches.length > 1) return;
      start = { y: touch.clientY, time: event.timeStamp, scroller: findScroller(event.target, sheet) };
      distance = 0;
    };
    const handleMove = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!start || !touch) return;
      const isScrolled = (start.scroller?.scrollTop ?? 0) > 0;
      if (isScrolled || (distance === 0 && touch.clientY < start.y)) {
        start = undefined;
        return;
      }
      distance = Math.max(0, touch.clientY - start.y);
      if (event.cancelable) event.preventDefault();
      sheet.style.transition = 'none';
      sheet.style.transform = `translateY(${distance}px)`;
    };
    const handleEnd = (event: TouchEvent) => {
      if (!start) return;
      const isFlick = event.timeStamp - start.time <= FLICK_MS && distance >= FLICK_MIN_PX;
      const isFar = distance >= sheet.offsetHeight * CLOSE_AT;
      start = undefined;
      if (isFlick || (isFar && distance > 0)) {
        close();
        return;
      }
      slideBack();
    };

    sheet.addEventListener('touchstart', handleStart, { passive: true });
    // Not passive, because preventDefault keeps the page from scrolling.
    sheet.addEventListener('touchmove', handleMove, { passive: false });
    sheet.addEventListener('touchend', handleEnd);
    sheet.addEventListener('touchcancel', handleEnd);
    return () => {
      // Disabled by a question instead of closed, it must not stay where it was dragged to.
      slideBack();
      sheet.removeEventListener('touchstart', handleStart);
      sheet.removeEventListener('touchmove', handleMove);
      sheet.removeEventListener('touchend', handleEnd);
      sheet.removeEventListener('touchcancel', handleEnd);
    };
  }, [sheet, isEnabled]);
};
