import { useLayoutEffect } from 'react';
import { token } from '../../theme/index.ts';

// The scrim over the page's background as one opaque colour, since the gutter shows only the root's background.
const dimmed = (percent: number) =>
  `color-mix(in srgb, rgb(from ${token.color.scrim} r g b / 1) ${percent}%, ${token.color.canvas})`;
const DIMMED = `light-dark(${dimmed(44)}, ${dimmed(66)})`;

let count = 0;

/** Dims the scrollbar gutter while a modal is open, since no element can cover it. */
export const useScrimGutter = (isOpen: boolean): void => {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { style } = document.documentElement;
    count += 1;
    style.backgroundColor = DIMMED;
    return () => {
      count -= 1;
      if (count === 0) style.backgroundColor = '';
    };
  }, [isOpen]);
};
