import { createStore } from 'jotai';
import { isOverlayVisibleAtom, isSpinnerVisibleAtom, startOverlayAtom, startSpinnerAtom } from './busy.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('covers the page only when a load lasts', () => {
  const store = createStore();

  const stop = store.set(startSpinnerAtom);
  jest.advanceTimersByTime(299);
  expect(store.get(isSpinnerVisibleAtom)).toBe(false);
  stop();
  jest.runAllTimers();
  expect(store.get(isSpinnerVisibleAtom)).toBe(false);
});

it('stays until all loads are over and no other follows', () => {
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

it('ends each load once, however often it is told to', () => {
  const store = createStore();
  const stop = store.set(startOverlayAtom);
  store.set(startOverlayAtom);

  stop();
  stop();
  jest.runAllTimers();

  expect(store.get(isOverlayVisibleAtom)).toBe(true);
});

it('keeps spinner and overlay apart', () => {
  const store = createStore();

  store.set(startOverlayAtom);
  jest.runAllTimers();

  expect(store.get(isOverlayVisibleAtom)).toBe(true);
  expect(store.get(isSpinnerVisibleAtom)).toBe(false);
});
