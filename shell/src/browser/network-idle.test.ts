import { waitForNetworkIdle } from './network-idle.ts';

/** A fake `PerformanceObserver`, which jsdom lacks. */
class FakePerformanceObserver {
  static latest: FakePerformanceObserver | undefined;
  isConnected = true;
  readonly #onEntry: () => void;
  constructor(onEntry: () => void) {
    this.#onEntry = onEntry;
    FakePerformanceObserver.latest = this;
  }
  observe() {}
  disconnect() {
    this.isConnected = false;
  }
  finishRequest() {
    if (this.isConnected) this.#onEntry();
  }
}

let isBusy: boolean;

const wait = () => {
  const onIdle = jest.fn();
  void waitForNetworkIdle(() => isBusy).then(onIdle);
  return onIdle;
};

beforeEach(() => {
  isBusy = false;
  jest.useFakeTimers();
  Reflect.set(globalThis, 'PerformanceObserver', FakePerformanceObserver);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

it('resolves after 400 ms without a finished request', async () => {
  const onIdle = wait();

  await jest.advanceTimersByTimeAsync(300);
  FakePerformanceObserver.latest?.finishRequest();
  await jest.advanceTimersByTimeAsync(300);
  expect(onIdle).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(100);
  expect(onIdle).toHaveBeenCalledTimes(1);
  expect(FakePerformanceObserver.latest?.isConnected).toBe(false);
});

it('waits past the idle time while the page is busy', async () => {
  isBusy = true;
  const onIdle = wait();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(onIdle).not.toHaveBeenCalled();

  isBusy = false;
  await jest.advanceTimersByTimeAsync(400);

  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('resolves after 4 seconds when requests never stop', async () => {
  const onIdle = wait();

  for (let ms = 0; ms < 4_000; ms += 200) {
    FakePerformanceObserver.latest?.finishRequest();
    await jest.advanceTimersByTimeAsync(200);
  }

  expect(onIdle).toHaveBeenCalledTimes(1);
});
