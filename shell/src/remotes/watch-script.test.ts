import { MAX_WAIT_MS } from '../async/on-stall.ts';
import { watchChunks, watchScript } from './watch-script.ts';

const TIMEOUT_MS = 5_500;

const createScript = () => Object.assign(document.createElement('script'), { src: '/r/chunk.js' });

/** Serves the file that the watch reads beside the script: a part each second, for this number of seconds. */
const serveParts = (seconds: number) => {
  const signals: AbortSignal[] = [];
  globalThis.fetch = jest.fn(async (_url: unknown, { signal }: RequestInit = {}) => {
    if (signal) signals.push(signal);
    const parts = {
      pipeTo: async (stream: { write: () => void }) => {
        for (let second = 0; second < seconds; second += 1) {
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          stream.write();
        }
      },
    };
    return { body: parts } as unknown as Response;
  });
  return signals;
};

const { fetch } = globalThis;

beforeAll(() => {
  // Once, so that the time never goes back.
  jest.useFakeTimers();
  globalThis.WritableStream = jest.fn((sink: object) => sink) as unknown as typeof WritableStream;
});
afterEach(async () => {
  // Later than any progress of this test.
  await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
  globalThis.fetch = fetch;
});
afterAll(() => void jest.useRealTimers());

describe('watchScript', () => {
  it('T-40 a script of which no byte arrives fails in its time', async () => {
    const [onTimeout, signals] = [jest.fn(), serveParts(0)];
    watchScript(createScript(), TIMEOUT_MS, onTimeout);

    await jest.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(onTimeout).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onTimeout).toHaveBeenCalledTimes(1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('a script is not given up while its bytes arrive', async () => {
    const onTimeout = jest.fn();
    serveParts(30);
    watchScript(createScript(), TIMEOUT_MS, onTimeout);

    // The file is read from half of the time on, and the wait ends five seconds after its last part.
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS / 2 + 30_000 + 4_999);
    expect(onTimeout).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onTimeout).toHaveBeenCalledTimes(1);
  });

  it('a script that loads in half of its time is requested once and does not time out', async () => {
    const onTimeout = jest.fn();
    serveParts(0);
    const script = createScript();
    watchScript(script, TIMEOUT_MS, onTimeout);

    await jest.advanceTimersByTimeAsync(TIMEOUT_MS / 2 - 1);
    script.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);

    expect(globalThis.fetch).not.toHaveBeenCalled();
    expect(onTimeout).not.toHaveBeenCalled();
  });
});

describe('watchChunks', () => {
  beforeEach(() => {
    globalThis.PerformanceObserver = jest.fn(() => ({ observe: () => undefined })) as never;
  });
  afterEach(() => {
    globalThis.__portalScripts = undefined;
  });

  it('scripts added before and after the watch has loaded lose their fixed timeouts and keep their deadlines', async () => {
    serveParts(0);
    const fixed = jest.fn();
    const [onEarlier, onLater] = [jest.fn(), jest.fn()];
    const watched = (onTimeout: () => void) =>
      [
        createScript(),
        performance.now() + TIMEOUT_MS,
        onTimeout,
        window.setTimeout(fixed, TIMEOUT_MS),
      ] as const;
    globalThis.__portalScripts = [[...watched(onEarlier)]];
    await jest.advanceTimersByTimeAsync(1_000);

    watchChunks();
    globalThis.__portalScripts.push([...watched(onLater)]);

    await jest.advanceTimersByTimeAsync(TIMEOUT_MS - 1_000);
    expect(onEarlier).toHaveBeenCalledTimes(1);
    expect(onLater).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(onLater).toHaveBeenCalledTimes(1);
    expect(fixed).not.toHaveBeenCalled();
  });
});
