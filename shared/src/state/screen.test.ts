import { createStore } from 'jotai';
import {
  designBreakpointAtom,
  isScrolledAtom,
  screenClassAtom,
  screenWidthAtom,
  textScaleAtom,
  getScreenClass,
  watchScreen,
} from './screen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const resizeTo = (width: number) => {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  window.dispatchEvent(new Event('resize'));
};

/** A phone whose content is wider than its screen. */
const widenContent = (width: number, content: number) => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const [, least] = /^not all and \(min-width: (\d+)px\)$/.exec(media) ?? [];
    return { matches: width < Number(least) } as MediaQueryList;
  });
  resizeTo(content);
};

const scrollTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

it.each([
  [320, 1100, 'mobile'],
  [639.9, 1100, 'mobile'],
  [640, 1100, 'largeMobile'],
  [1099, 1100, 'largeMobile'],
  [1100, 1100, 'laptop'],
  [1399, 1400, 'largeMobile'],
])('getScreenClass(%d, %d) returns %s', (width, breakpoint, expected) => {
  expect(getScreenClass(width, breakpoint)).toBe(expected);
});

it('the screen class follows window resizes with a debounce of 50 ms until the signal aborts', () => {
  const store = createStore();
  const controller = new AbortController();
  resizeTo(1440);
  watchScreen(store, controller.signal);
  expect(store.get(screenClassAtom)).toBe('laptop');

  resizeTo(1000);
  jest.advanceTimersByTime(40);
  resizeTo(500);
  jest.advanceTimersByTime(49);
  expect(store.get(screenClassAtom)).toBe('laptop');
  jest.advanceTimersByTime(1);
  expect(store.get(screenClassAtom)).toBe('mobile');

  controller.abort();
  resizeTo(1440);
  jest.runAllTimers();
  expect(store.get(screenClassAtom)).toBe('mobile');
});

it('the screen class does not follow content that is wider than the screen', () => {
  const store = createStore();
  widenContent(390, 788);

  watchScreen(store, new AbortController().signal);

  expect(store.get(screenWidthAtom)).toBe(390);
  expect(store.get(screenClassAtom)).toBe('mobile');
});

it('the screen class of twice as large text is that of half the width', () => {
  const store = createStore();
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({ fontSize: '32px' } as CSSStyleDeclaration);
  resizeTo(1440);

  watchScreen(store, new AbortController().signal);

  expect(store.get(screenWidthAtom)).toBe(1440);
  expect(store.get(textScaleAtom)).toBe(2);
  expect(store.get(screenClassAtom)).toBe('largeMobile');
});

it('the screen class changes with the breakpoint of the design', () => {
  const store = createStore();
  resizeTo(1200);
  watchScreen(store, new AbortController().signal);
  expect(store.get(screenClassAtom)).toBe('laptop');

  store.set(designBreakpointAtom, 1400);

  expect(store.get(screenClassAtom)).toBe('largeMobile');
});

it('isScrolledAtom is true past 10 px', () => {
  const store = createStore();
  scrollTo(0);
  watchScreen(store, new AbortController().signal);

  scrollTo(10);
  expect(store.get(isScrolledAtom)).toBe(false);
  scrollTo(11);
  expect(store.get(isScrolledAtom)).toBe(true);
  scrollTo(0);
  expect(store.get(isScrolledAtom)).toBe(false);
});
