import { atom } from 'jotai';
import { PHONE_BREAKPOINT } from '../theme/index.ts';
import type { PortalStore } from './portal-store.tsx';

/** The layout for a width: phone, phone layout with more columns, or laptop frame. */
export type ScreenClass = 'mobile' | 'largeMobile' | 'laptop';

const SCROLL_THRESHOLD = 10;
const RESIZE_DELAY = 50;

/** Returns the layout for a width and a design's breakpoint, both in CSS pixels. */
export const getScreenClass = (width: number, breakpoint: number): ScreenClass =>
  width < PHONE_BREAKPOINT ? 'mobile' : width < breakpoint ? 'largeMobile' : 'laptop';

/** The window's width in CSS pixels. */
export const screenWidthAtom = atom(1440);

/** The width in CSS pixels from which the domain's design shows its laptop frame. */
export const designBreakpointAtom = atom(1100);

/** The layout for the window's current width. */
export const screenClassAtom = atom((get) => getScreenClass(get(screenWidthAtom), get(designBreakpointAtom)));

/** Whether the page is scrolled by more than 10 CSS pixels. */
export const isScrolledAtom = atom(false);

/** Writes the window's width (debounced by 50 ms) and scroll state into a store until `signal` aborts. */
export const watchScreen = (store: PortalStore, signal: AbortSignal): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = () => store.set(screenWidthAtom, window.innerWidth);
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
