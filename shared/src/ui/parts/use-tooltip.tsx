import { useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { FloatingLayerContext } from './floating-layer.ts';
import { placeFloating } from './place-floating.ts';
import type { FloatingPlace } from './place-floating.ts';
import * as styles from './tooltip.styles.ts';

/** A pointer has to rest this long; the keyboard's focus shows it at once. */
const REST_MS = 350;

type BubbleProps = { id: string; anchor: HTMLElement; text: ReactNode; placement: 'top' | 'bottom' };

const TooltipBubble = ({ id, anchor, text, placement }: BubbleProps) => {
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<FloatingPlace>();
  const layer = useContext(FloatingLayerContext);

  useLayoutEffect(() => {
    const box = bubble.current?.getBoundingClientRect();
    if (!box) return;
    const room = {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    };
    setPlace(placeFloating(anchor.getBoundingClientRect(), box, room, placement));
  }, [anchor, text, placement]);

  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      css={styles.bubble}
      style={{
        zIndex: layer + 1,
        transform: place && `translate(${place.left}px, ${place.top}px)`,
        visibility: place ? 'visible' : 'hidden',
      }}
    >
      {text}
      {place && <span css={[styles.arrow, styles.arrowSides[place.side]]} style={{ left: place.arrow }} />}
    </div>,
    document.body,
  );
};

/**
 * A short text that shows while its trigger is pointed at or has the focus; Escape and scrolling hide it. Spread
 * `triggerProps` on the trigger, give it `describedBy`, and render `tooltip` beside it.
 */
export const useTooltip = (text: ReactNode, placement: 'top' | 'bottom' = 'top') => {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isShown = anchor !== undefined && Boolean(text);

  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(undefined);
  };
  const showAfterRest = (element: HTMLElement) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(element), REST_MS);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setAnchor(undefined);
    };
    const handleScroll = () => setAnchor(undefined);
    document.addEventListener('keydown', handleKeyDown);
    window.addEventListener('scroll', handleScroll, true);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      window.removeEventListener('scroll', handleScroll, true);
    };
  }, [isShown]);

  return {
    describedBy: isShown ? id : undefined,
    triggerProps: {
      onPointerEnter: (event: { currentTarget: HTMLElement; pointerType: string }) => {
        if (event.pointerType !== 'touch') showAfterRest(event.currentTarget);
      },
      onPointerLeave: hide,
      onFocus: (event: { currentTarget: HTMLElement; target: Element }) => {
        if (event.target.matches(':focus-visible')) setAnchor(event.currentTarget);
      },
      onBlur: hide,
    },
    /** Shows it at once, e.g. when a finger presses. */
    show: (element: HTMLElement) => setAnchor(element),
    hide,
    tooltip: isShown && <TooltipBubble id={id} anchor={anchor} text={text} placement={placement} />,
  };
};
