import { createStore } from 'jotai';
import { isOverlayVisibleAtom, isSpinnerVisibleAtom, startOverlayAtom, startSpinnerAtom } from './busy.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the spinner is not shown for a load shorter than 300 ms', () => {
  const store = createStore();

  const stop = store.set(startSpinnerAtom);
  jest.advanceTimersByTime(299);
  expect(store.get(isSpinnerVisibleAtom)).toBe(false);
  stop();
  jest.runAllTimers();
  expect(store.get(isSpinnerVisibleAtom)).toBe(false);
});

it('the spinner stays until all loads have ended and none starts within 300 ms', () => {
  const store = createStore();
  const stopFirst = store.set(startSpinnerAtom);
  const stopSecond = store.set(startSpinnerAtom);
  jest.advanceTimersByTime(300);
  expect(store.get(isSpinnerVisibleAtom)).toBe(true);

  stopFirst();
  jest.advanceTimersByTime(1000);
  expect(store.get(isSpinnerVisibleAtom)).toBe(true);

  stopSecond();
  jest.advanceTimersByTime(200);
  const stopThird = store.set(startSpinnerAtom);
  jest.advanceTimersByTime(200);
  expect(store.get(isSpinnerVisibleAtom)).toBe(true);

  stopThird();
  jest.advanceTimersByTime(300);
  expect(store.get(isSpinnerVisibleAtom)).toBe(false);
});

it('the function that ends a load has no effect when it is called again', () => {
  const store = createStore();
  const stop = store.set(startOverlayAtom);
  store.set(startOverlayAtom);

  stop();
  stop();
  jest.runAllTimers();

  expect(store.get(isOverlayVisibleAtom)).toBe(true);
});

it('starting the overlay does not show the spinner', () => {
  const store = createStore();

  store.set(startOverlayAtom);
  jest.runAllTimers();

  expect(store.get(isOverlayVisibleAtom)).toBe(true);
  expect(store.get(isSpinnerVisibleAtom)).toBe(false);
});
