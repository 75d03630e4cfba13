import { networkQuiet } from './network-quiet.ts';

/** The browser's own list of what arrived; the testing environment has none. */
class ArrivalList {
  static latest: ArrivalList | undefined;
  isConnected = true;
  readonly #tell: () => void;
  constructor(tell: () => void) {
    this.#tell = tell;
    ArrivalList.latest = this;
  }
  observe() {}
  disconnect() {
    this.isConnected = false;
  }
  arrive() {
    if (this.isConnected) this.#tell();
  }
}

let isWaiting: boolean;

const wait = () => {
  const quiet = jest.fn();
  void networkQuiet(() => isWaiting).then(quiet);
  return quiet;
};

beforeEach(() => {
  isWaiting = false;
  jest.useFakeTimers();
  Reflect.set(globalThis, 'PerformanceObserver', ArrivalList);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

it('waits until nothing has arrived for a moment', async () => {
  const quiet = wait();

  await jest.advanceTimersByTimeAsync(300);
  ArrivalList.latest?.arrive();
  await jest.advanceTimersByTimeAsync(300);
  expect(quiet).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(100);
  expect(quiet).toHaveBeenCalledTimes(1);
  expect(ArrivalList.latest?.isConnected).toBe(false);
});

it('waits for content that takes its time', async () => {
  isWaiting = true;
  const quiet = wait();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(quiet).not.toHaveBeenCalled();

  isWaiting = false;
  await jest.advanceTimersByTimeAsync(400);

  expect(quiet).toHaveBeenCalledTimes(1);
});

it('does not wait for ever', async () => {
  const quiet = wait();

  for (let ms = 0; ms < 4_000; ms += 200) {
    ArrivalList.latest?.arrive();
    await jest.advanceTimersByTimeAsync(200);
  }

  expect(quiet).toHaveBeenCalledTimes(1);
});
