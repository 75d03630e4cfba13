import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { placeFloating } from './place-floating.ts';
import type { FloatingPlace } from './place-floating.ts';
import * as styles from './tooltip.styles.ts';

/** A pointer has to rest this long; the keyboard's focus shows it at once. */
const REST_MS = 350;

type BubbleProps = { id: string; anchor: HTMLElement; text: ReactNode; placement: 'top' | 'bottom' };

/** Stands beside its trigger in the document, so in the same landmark or dialog, and over everything on the screen. */
const TooltipBubble = ({ id, anchor, text, placement }: BubbleProps) => {
  const bubble = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<FloatingPlace>();

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    // jsdom has no top layer.
    if (typeof element.togglePopover === 'function') element.togglePopover(true);
    const room = {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    };
    setPlace(placeFloating(anchor.getBoundingClientRect(), element.getBoundingClientRect(), room, placement));
  }, [anchor, text, placement]);

  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      css={styles.bubble}
      style={{
        transform: place && `translate(${place.left}px, ${place.top}px)`,
        visibility: place ? 'visible' : 'hidden',
      }}
    >
      {text}
      {place && <span css={[styles.arrow, styles.arrowSides[place.side]]} style={{ left: place.arrow }} />}
    </span>
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
