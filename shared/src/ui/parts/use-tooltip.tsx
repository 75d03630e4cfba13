import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { wrapText } from '../../i18n/index.ts';
import * as styles from './tooltip.styles.ts';
import { useTopLayer } from './use-top-layer.ts';

/** Hover delay; keyboard focus shows the tooltip at once. */
const HOVER_DELAY_MS = 350;

type BubbleProps = { id: string; anchor: HTMLElement; text: ReactNode; placement: 'top' | 'bottom' };

/** Rendered next to its trigger, so in the same landmark or dialog, and shown in the browser's top layer. */
const TooltipBubble = ({ id, anchor, text, placement }: BubbleProps) => {
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor]);
  const { ref, place, style } = useTopLayer(anchorRef, placement, text);
  return (
    <span ref={ref} id={id} role="tooltip" popover="manual" css={styles.bubble} style={style}>
      {wrapText(text)}
      {place && <span css={[styles.arrow, styles.arrowSides[place.side]]} style={{ left: place.arrow }} />}
    </span>
  );
};

/**
 * A tooltip that is shown while its trigger is hovered or focused; Escape and scrolling hide it. Spread `triggerProps` on
 * the trigger, set its `aria-describedby` to `describedBy`, and render `tooltip` next to it.
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
  const showAfterDelay = (element: HTMLElement) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(element), HOVER_DELAY_MS);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
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
        if (event.pointerType !== 'touch') showAfterDelay(event.currentTarget);
      },
      onPointerLeave: hide,
      onFocus: (event: { currentTarget: HTMLElement; target: Element }) => {
        if (event.target.matches(':focus-visible')) setAnchor(event.currentTarget);
      },
      onBlur: hide,
    },
    /** Shows the tooltip at once, e.g. on a tap. */
    show: (element: HTMLElement) => setAnchor(element),
    hide,
    tooltip: isShown && <TooltipBubble id={id} anchor={anchor} text={text} placement={placement} />,
  };
};
