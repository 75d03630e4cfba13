import { atom } from 'jotai';
import { PHONE_BREAKPOINT } from '../theme/index.ts';
import type { PortalStore } from './portal-store.tsx';

/** How much room the page has. */
export type ScreenClass = 'mobile' | 'largeMobile' | 'laptop';

const SCROLL_THRESHOLD = 10;
const RESIZE_DELAY = 50;

/** The class of a width under a design's breakpoint. */
export const screenClassOf = (width: number, breakpoint: number): ScreenClass =>
  width < PHONE_BREAKPOINT ? 'mobile' : width < breakpoint ? 'largeMobile' : 'laptop';

/** The width of the window in CSS pixels. */
export const screenWidthAtom = atom(1440);

/** From this width on the domain's design draws its laptop frame. */
export const designBreakpointAtom = atom(1100);

/** How much room the page has. */
export const screenClassAtom = atom((get) => screenClassOf(get(screenWidthAtom), get(designBreakpointAtom)));

/** Whether the page is scrolled past the threshold. */
export const isScrolledAtom = atom(false);

/** Keeps width and scroll position of the window in a store until `signal` aborts. */
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
