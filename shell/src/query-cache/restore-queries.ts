import { hydrate, type QueryClient } from '@portal/shared/http';
import { sessionAtom, tokenAtom } from '@portal/shared/state';
import type { Portal } from '../portal/create-portal.ts';
import { encryptedRecord } from './encrypted-record.ts';
import { freshness } from './freshness.ts';
import type { PersistedState } from './persisted-state.ts';
import { getQueryClient } from './query-provider.tsx';
import { restoredAtAtom } from './restored-at.ts';

/** Older reports are not shown. */
const MAX_AGE_MS = 7 * 86_400_000;

const listRecent = ({ queries: { queries } }: PersistedState) =>
  queries.filter(({ state }) => Date.now() - state.dataUpdatedAt < MAX_AGE_MS);

/**
 * Replaces restored responses by new ones. Their days may not be the latest any more, so the latest day is requested first:
 * where it has changed, pages request the reports of other days, and the restored ones are left alone.
 */
const refreshRestored = ({ store, signal }: Portal, client: QueryClient, restored: Set<string>) => {
  const cache = client.getQueryCache();
  const latestDay = client.defaultQueryOptions(freshness()).queryHash;
  restored.delete(latestDay);
  let isLatestDayKnown = false;

  const defaults = client.getDefaultOptions();
  client.setDefaultOptions({
    ...defaults,
    queries: {
      ...defaults.queries,
      refetchOnMount: ({ queryHash }) => isLatestDayKnown || !restored.has(queryHash),
    },
  });
  const unsubscribe = cache.subscribe((event) => {
    const { type, query } = event;
    // Other events change neither the reports nor which of them are on the page.
    if (type === 'observerResultsUpdated' || type === 'observerOptionsUpdated') return;
    const isNew = type === 'updated' && event.action.type === 'success';
    if (isNew && query.queryHash === latestDay && !isLatestDayKnown) {
      isLatestDayKnown = true;
      // After the pages have rendered the new day.
      requestAnimationFrame(
        () =>
          void client.refetchQueries({ type: 'active', predicate: (each) => restored.has(each.queryHash) }),
      );
    }
    if (isNew || type === 'removed') restored.delete(query.queryHash);
    showAge();
    if (restored.size === 0) unsubscribe();
  });
  const showAge = () => {
    const times = cache
      .findAll({ type: 'active', predicate: ({ queryHash }) => restored.has(queryHash) })
      .map(({ state }) => state.dataUpdatedAt);
    store.set(restoredAtAtom, times.length > 0 ? Math.min(...times) : null);
  };
  signal.addEventListener('abort', unsubscribe);
  void client.prefetchQuery({ ...freshness(), staleTime: 0 });
};

/**
 * Begins the session of the last page load with this token and fills the query cache with its reports, before the server has confirmed the
 * session. Returns whether there was one.
 */
export const restoreQueries = async (portal: Portal): Promise<boolean> => {
  const { set, store, sessions } = portal;
  const client = getQueryClient(portal);
  const token = store.get(tokenAtom);
  const text = token === null ? undefined : await encryptedRecord.read(token);
  // Meanwhile the server may have confirmed or ended the session.
  if (text === undefined || store.get(tokenAtom) !== token || store.get(sessionAtom)) return false;
  // Only this code encrypts with the token, so the text has this shape.
  const state = JSON.parse(text) as PersistedState;
  const queries = listRecent(state);
  if (state.release !== set.id || queries.length === 0) return false;
  hydrate(client, { queries });
  sessions.restore(state.session, state.subAccounts);
  refreshRestored(portal, client, new Set(queries.map(({ queryHash }) => queryHash)));
  return true;
};
