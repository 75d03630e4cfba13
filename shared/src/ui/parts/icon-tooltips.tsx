import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTooltip } from './use-tooltip.tsx';

/** The icon button at an event's target, unless its menu is open. */
const findButton = ({ target }: Event): HTMLElement | undefined => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
  return button && button.ariaExpanded !== 'true' ? button : undefined;
};

/**
 * Shows the labels of all icon buttons as tooltips; mounted once per page. The buttons have no code for it, because pages
 * before the sign-in have them, too. Screen readers read the buttons' names instead.
 */
export const IconTooltips = () => {
  const [label, setLabel] = useState('');
  const { triggerProps, hide, tooltip } = useTooltip(label, 'bottom');

  const handlePointerOver = useEffectEvent((event: PointerEvent) => {
    const button = findButton(event);
    hide();
    if (!button) return;
    setLabel(button.ariaLabel ?? '');
    triggerProps.onPointerEnter({ currentTarget: button, pointerType: event.pointerType });
  });
  const handleFocusIn = useEffectEvent((event: FocusEvent) => {
    const button = findButton(event);
    hide();
    if (!button) return;
    setLabel(button.ariaLabel ?? '');
    triggerProps.onFocus({ currentTarget: button, target: button });
  });
  const handleEnd = useEffectEvent(hide);

  useLayoutEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerover', (event) => handlePointerOver(event), { signal });
    document.addEventListener('focusin', (event) => handleFocusIn(event), { signal });
    for (const end of ['focusout', 'pointerdown', 'pointercancel'] as const)
      document.addEventListener(end, () => handleEnd(), { signal });
    // The pointer leaves the window.
    document.documentElement.addEventListener('pointerleave', () => handleEnd(), { signal });
    return () => listeners.abort();
  }, []);

  return <span aria-hidden>{tooltip}</span>;
};
