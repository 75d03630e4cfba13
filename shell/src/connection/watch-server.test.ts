import {
  ApiError,
  ContractError,
  createQueryClient,
  NetworkError,
  type QueryClient,
} from '@portal/shared/http';
import { createPortalStore } from '@portal/shared/state';
import { siteMetadata } from '@portal/shared/testing';
import { isServerAwayAtom, lostRequestsAtom, reconnectionsAtom } from './connection-state.ts';
import { watchServer } from './watch-server.ts';

const target = { method: 'GET', url: '/api/report/summary' };
const answer = (status: number) =>
  new ApiError(target, {
    code: `http_${status}`,
    status,
    requestId: undefined,
    fields: [],
    serverMessage: '',
  });

describe('watchServer', () => {
  let lifetime: AbortController;
  let client: QueryClient;
  let isUp: boolean;
  const respond = async () => {
    if (!isUp) throw new Error('away');
  };
  const probe = jest.fn(respond);

  const startWatch = () => {
    const store = createPortalStore({
      domain: 'aurora.localhost',
      language: 'ko',
      currency: 'KRW',
      colorScheme: 'system',
      metadata: siteMetadata(),
    });
    watchServer({ store, client, probe, signal: lifetime.signal });
    return store;
  };

  const failQuery = (error: Error) =>
    client
      .fetchQuery({ queryKey: ['summary'], queryFn: () => Promise.reject(error), retry: false })
      .catch(() => undefined);

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    probe.mockReset().mockImplementation(respond);
    lifetime = new AbortController();
    client = createQueryClient();
    isUp = false;
  });
  afterEach(() => {
    lifetime.abort();
    client.clear();
    jest.useRealTimers();
  });

  it.each([
    new NetworkError(target),
    new ContractError(target, 'not JSON'),
    answer(502),
    answer(503),
    answer(504),
  ])(
    'T-58 says that the server is away after %s and a failed probe, and that it is back after the next',
    async (error) => {
      const store = startWatch();

      await failQuery(error);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(store.get(isServerAwayAtom)).toBe(true);
      isUp = true;
      await jest.advanceTimersByTimeAsync(2_000);

      expect(store.get(isServerAwayAtom)).toBe(false);
      expect(store.get(reconnectionsAtom)).toBe(1);
    },
  );

  it.each([answer(404), answer(500), new Error('boom')])('does not probe after %s', async (error) => {
    startWatch();

    await failQuery(error);
    await jest.advanceTimersByTimeAsync(60_000);

    expect(probe).not.toHaveBeenCalled();
  });

  it('probes after pauses that double up to 30 seconds, once for all lost requests', async () => {
    const store = startWatch();
    const pauses: number[] = [];
    let last = Date.now();
    probe.mockImplementation(async () => {
      pauses.push(Date.now() - last);
      last = Date.now();
      throw new Error('away');
    });

    store.set(lostRequestsAtom, 1);
    await failQuery(new NetworkError(target));
    await jest.advanceTimersByTimeAsync(100_000);

    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('spreads the probes of many browsers from half to one and a half of the pause', async () => {
    const store = startWatch();
    jest.mocked(Math.random).mockReturnValue(0);

    store.set(lostRequestsAtom, 1);
    await jest.advanceTimersByTimeAsync(500);

    expect(probe).toHaveBeenCalledTimes(1);
  });

  it('continues the growth of the pauses when a request is lost right after a reconnection', async () => {
    const store = startWatch();
    probe.mockImplementation(async () => undefined);
    store.set(lostRequestsAtom, 1);
    await jest.advanceTimersByTimeAsync(1_000);
    store.set(lostRequestsAtom, 2);

    await jest.advanceTimersByTimeAsync(1_000);
    expect(probe).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1_000);

    expect(probe).toHaveBeenCalledTimes(2);
  });

  it('loads again once, not again and again, what is lost while the server responds to every probe', async () => {
    const store = startWatch();
    isUp = true;
    store.set(lostRequestsAtom, 1);
    await jest.advanceTimersByTimeAsync(1_000);
    store.set(lostRequestsAtom, 2);

    await jest.advanceTimersByTimeAsync(30_000);

    expect(store.get(reconnectionsAtom)).toBe(1);
  });

  it('probes at once when the browser is online again', async () => {
    const store = startWatch();
    store.set(lostRequestsAtom, 1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(store.get(isServerAwayAtom)).toBe(true);
    isUp = true;

    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);

    expect(store.get(isServerAwayAtom)).toBe(false);
  });

  it('ends with its page', async () => {
    const store = startWatch();
    store.set(lostRequestsAtom, 1);

    lifetime.abort();
    await jest.advanceTimersByTimeAsync(60_000);

    expect(probe).not.toHaveBeenCalled();
  });
});
