import { renderHook } from '@testing-library/react';
import { usePreloadAtRest } from '@portal/shared/ui/feedback';
import { preloadAtRest } from './preload-at-rest.ts';

const IDLE_MS = 400;

const loaded: string[] = [];

const markAsLikely = (name: string) => renderHook(() => usePreloadAtRest(async () => void loaded.push(name)));

const setContentLoading = (isLoading: boolean) => {
  document.body.setAttribute('aria-busy', String(isLoading));
};

beforeEach(() => {
  loaded.length = 0;
  jest.useFakeTimers();
  // jsdom has none.
  Reflect.set(
    globalThis,
    'PerformanceObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  setContentLoading(false);
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

it('loads all code that is likely to be needed once the network is idle', async () => {
  preloadAtRest();
  for (const name of ['menu', 'dialog', 'filters']) markAsLikely(name);

  await jest.advanceTimersByTimeAsync(IDLE_MS - 1);
  expect(loaded).toEqual([]);

  await jest.advanceTimersByTimeAsync(1);
  expect(loaded).toEqual(['menu', 'dialog', 'filters']);
});

it('pauses between two parts while content loads', async () => {
  preloadAtRest();
  markAsLikely('menu');
  renderHook(() => usePreloadAtRest(async () => setContentLoading(true)));
  markAsLikely('dialog');
  await jest.advanceTimersByTimeAsync(3 * IDLE_MS);
  expect(loaded).toEqual(['menu']);

  setContentLoading(false);
  await jest.advanceTimersByTimeAsync(IDLE_MS);

  expect(loaded).toEqual(['menu', 'dialog']);
});
