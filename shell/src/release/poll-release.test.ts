import { createPortalStore } from '@portal/shared/state';
import { siteMetadata } from '@portal/shared/testing';
import { newReleaseAtom, parseReleaseId, pollRelease } from './poll-release.ts';

const OLD = 'a'.repeat(64);
const NEW = 'b'.repeat(64);
const MINUTE = 60_000;

const pageOf = (id: string) => `<script type="application/json" id="site-metadata">{"id":"x"}</script>
<script type="application/json" id="release-set">{"domain":"a","id":"${id}","remotes":{}}</script>`;

it('parseReleaseId returns the id of the release set in the HTML', () => {
  expect(parseReleaseId(pageOf(NEW))).toBe(NEW);
});

it.each(['', 'captive portal', '<script id="release-set">{"id":"short"}</script>'])(
  'parseReleaseId returns undefined for %j',
  (page) => {
    expect(parseReleaseId(page)).toBeUndefined();
  },
);

describe('pollRelease', () => {
  let lifetime: AbortController;
  let serve: () => Response;
  let fetchSpy: jest.SpyInstance;

  const startPolling = () => {
    const store = createPortalStore({
      domain: 'aurora.localhost',
      language: 'ko',
      currency: 'KRW',
      colorScheme: 'system',
      metadata: siteMetadata(),
    });
    pollRelease(store, OLD, lifetime.signal);
    return () => store.get(newReleaseAtom);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    lifetime = new AbortController();
    fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => serve());
  });
  afterEach(() => {
    lifetime.abort();
    jest.useRealTimers();
  });

  it('sets newReleaseAtom within five minutes of a new release and clears it after a rollback', async () => {
    serve = () => new Response(pageOf(NEW));
    const release = startPolling();

    await jest.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(fetchSpy).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(release()).toBe(NEW);

    serve = () => new Response(pageOf(OLD));
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect(release()).toBeUndefined();
  });

  it('polls when the window gets the focus, at most once a minute', async () => {
    serve = () => new Response(pageOf(NEW));
    const release = startPolling();

    window.dispatchEvent(new Event('focus'));
    expect(fetchSpy).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(MINUTE);
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(0);

    expect(fetchSpy).toHaveBeenCalledTimes(1);
    expect(release()).toBe(NEW);
  });

  it.each<[string, () => Response]>([
    ['a missing page', () => new Response('gone', { status: 404 })],
    ['a proxy that fails', () => new Response('<html>502 Bad Gateway</html>', { status: 502 })],
    ['a captive portal’s page', () => new Response('<html>Sign in to the Wi-Fi</html>')],
    ['an empty response', () => new Response('')],
    [
      'no response',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])(
    'T-48 after %s newReleaseAtom stays unset and the polling interval doubles up to 40 minutes',
    async (_, respond) => {
      serve = respond;
      const release = startPolling();

      const rounds = [5, 10, 20, 40, 40];
      for (const [index, minutes] of rounds.entries()) {
        await jest.advanceTimersByTimeAsync(minutes * MINUTE - 1);
        expect(fetchSpy).toHaveBeenCalledTimes(index);
        await jest.advanceTimersByTimeAsync(1);
      }
      expect(release()).toBeUndefined();

      serve = () => new Response(pageOf(OLD));
      await jest.advanceTimersByTimeAsync(40 * MINUTE);
      await jest.advanceTimersByTimeAsync(5 * MINUTE);
      expect(fetchSpy).toHaveBeenCalledTimes(rounds.length + 2);
    },
  );

  it('T-48 adds up to one minute of jitter to the polling interval', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.999);
    serve = () => new Response(pageOf(OLD));
    startPolling();

    await jest.advanceTimersByTimeAsync(5.9 * MINUTE);
    expect(fetchSpy).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(0.1 * MINUTE);
    expect(fetchSpy).toHaveBeenCalledTimes(1);
  });
});
