import { useLayoutEffect } from 'react';
import { token } from '../../theme/index.ts';

// The scrim over the page as one opaque colour: the strip shows nothing but the root's own background colour.
const dimmed = (percent: number) =>
  `color-mix(in srgb, rgb(from ${token.color.scrim} r g b / 1) ${percent}%, ${token.color.canvas})`;
const DIMMED = `light-dark(${dimmed(44)}, ${dimmed(66)})`;

let count = 0;

/** Dims the strip that is kept free for the scrollbar, too; no element can be laid over it. */
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
