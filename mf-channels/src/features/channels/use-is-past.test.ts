import { act, renderHook } from '@testing-library/react';
import { useIsPast } from './use-is-past.ts';

const HOUR_MS = 60 * 60 * 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

test('useIsPast() renders again when the instant comes', () => {
  const opensAt = inMs(HOUR_MS);
  const { result } = renderHook(() => useIsPast(opensAt));

  const before = result.current;
  act(() => jest.advanceTimersByTime(HOUR_MS - 1));
  const early = result.current;
  act(() => jest.advanceTimersByTime(1));

  expect([before, early, result.current]).toEqual([false, false, true]);
});

test('useIsPast() is true from the start for an instant that has come, and never without one', () => {
  const { result, rerender } = renderHook((instant: string | null) => useIsPast(instant), {
    initialProps: inMs(-1) as string | null, // Its type would exclude null otherwise.
  });
  expect(result.current).toBe(true);

  rerender(null);

  expect(result.current).toBe(false);
});
