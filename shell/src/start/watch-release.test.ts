import { createPortalStore } from '@portal/shared/state';
import { siteMetadata } from '@portal/shared/testing';
import { newReleaseAtom, releaseIdIn, watchRelease } from './watch-release.ts';

const OLD = 'a'.repeat(64);
const NEW = 'b'.repeat(64);
const MINUTE = 60_000;

const pageOf = (id: string) => `<script type="application/json" id="site-metadata">{"id":"x"}</script>
<script type="application/json" id="release-set">{"domain":"a","id":"${id}","remotes":{}}</script>`;

it('finds the id of the release set in a page', () => {
  expect(releaseIdIn(pageOf(NEW))).toBe(NEW);
});

it.each(['', 'captive portal', '<script id="release-set">{"id":"short"}</script>'])(
  'finds none in %j',
  (page) => {
    expect(releaseIdIn(page)).toBeUndefined();
  },
);

describe('watching', () => {
  let lifetime: AbortController;
  let serve: () => Response;
  let asked: jest.SpyInstance;

  const watch = () => {
    const store = createPortalStore({
      domain: 'aurora.localhost',
      language: 'ko',
      currency: 'KRW',
      colorScheme: 'system',
      metadata: siteMetadata(),
    });
    watchRelease(store, OLD, lifetime.signal);
    return () => store.get(newReleaseAtom);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    lifetime = new AbortController();
    asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => serve());
  });
  afterEach(() => {
    lifetime.abort();
    jest.useRealTimers();
  });

  it('notices a new release within five minutes, and when it is taken back', async () => {
    serve = () => new Response(pageOf(NEW));
    const release = watch();

    await jest.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(asked).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(release()).toBe(NEW);

    serve = () => new Response(pageOf(OLD));
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect(release()).toBeUndefined();
  });

  it('notices it when the reader comes back to the window, asking once a minute at most', async () => {
    serve = () => new Response(pageOf(NEW));
    const release = watch();

    window.dispatchEvent(new Event('focus'));
    expect(asked).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(MINUTE);
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(0);

    expect(asked).toHaveBeenCalledTimes(1);
    expect(release()).toBe(NEW);
  });

  it.each<[string, () => Response]>([
    ['a missing page', () => new Response('gone', { status: 404 })],
    ['a proxy that fails', () => new Response('<html>502 Bad Gateway</html>', { status: 502 })],
    ['somebody else’s page', () => new Response('<html>Sign in to the Wi-Fi</html>')],
    ['an empty answer', () => new Response('')],
    [
      'no answer',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('T-48 takes %s for no news, and asks less and less often', async (_, answer) => {
    serve = answer;
    const release = watch();

    const rounds = [5, 10, 20, 40, 40];
    for (const [index, minutes] of rounds.entries()) {
      await jest.advanceTimersByTimeAsync(minutes * MINUTE - 1);
      expect(asked).toHaveBeenCalledTimes(index);
      await jest.advanceTimersByTimeAsync(1);
    }
    expect(release()).toBeUndefined();

    serve = () => new Response(pageOf(OLD));
    await jest.advanceTimersByTimeAsync(40 * MINUTE);
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect(asked).toHaveBeenCalledTimes(rounds.length + 2);
  });

  it('T-48 spreads a crowd of pages over a minute', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.999);
    serve = () => new Response(pageOf(OLD));
    watch();

    await jest.advanceTimersByTimeAsync(5.9 * MINUTE);
    expect(asked).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(0.1 * MINUTE);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
