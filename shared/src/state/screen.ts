import { atom } from 'jotai';
import { DEFAULT_TEXT_SIZE, PHONE_BREAKPOINT } from '../theme/index.ts';
import type { PortalStore } from './portal-store.tsx';

/** The layout for a width: phone, phone layout with more columns, or laptop frame. */
export type ScreenClass = 'mobile' | 'largeMobile' | 'laptop';

const SCROLL_THRESHOLD = 10;
const RESIZE_DELAY = 50;

/** Returns the layout for a width and a design's breakpoint, both in CSS pixels at the browser's default text size. */
export const getScreenClass = (width: number, breakpoint: number): ScreenClass =>
  width < PHONE_BREAKPOINT ? 'mobile' : width < breakpoint ? 'largeMobile' : 'laptop';

/** The window's width in whole CSS pixels, as media queries measure it. */
export const screenWidthAtom = atom(1440);

/** How large the browser's text is, compared with its default. */
export const textScaleAtom = atom(1);

/** The width in CSS pixels, at the browser's default text size, from which the domain's design shows its laptop frame. */
export const designBreakpointAtom = atom(1100);

/** The layout for the window's current width; twice as large text needs twice the width. */
export const screenClassAtom = atom((get) =>
  getScreenClass(get(screenWidthAtom) / get(textScaleAtom), get(designBreakpointAtom)),
);

/** Whether the page is scrolled by more than 10 CSS pixels. */
export const isScrolledAtom = atom(false);

/** Content that is wider than a phone's screen widens `innerWidth`, but not what media queries match. */
const readMediaWidth = () => {
  let low = 0;
  let high = window.innerWidth;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (matchMedia(`not all and (min-width: ${middle}px)`).matches) high = middle - 1;
    else low = middle;
  }
  return low;
};

const readTextScale = () =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_TEXT_SIZE || 1;

/** Writes the window's width (debounced by 50 ms), text size and scroll state into a store until `signal` aborts. */
export const watchScreen = (store: PortalStore, signal: AbortSignal): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = () => {
    store.set(textScaleAtom, readTextScale());
    store.set(screenWidthAtom, readMediaWidth());
  };
  const readScroll = () => store.set(isScrolledAtom, window.scrollY > SCROLL_THRESHOLD);
  window.addEventListener(
    'resize',
    () => {
      clearTimeout(timer);
      timer = setTimeout(measure, RESIZE_DELAY);
    },
    { signal },
  );
  window.addEventListener('scroll', readScroll, { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
  measure();
  readScroll();
};
