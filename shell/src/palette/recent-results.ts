import { sessionAtom } from '@portal/shared/state';
import { tabStorage } from '../browser/tab-storage.ts';
import type { Portal } from '../portal/create-portal.ts';
import type { SearchResult } from './search-result.ts';

const MAX_RECENT = 5;
const STORAGE_KEY = 'portal.recent';

const isSearchResult = (value: unknown): value is SearchResult =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'label', 'icon', 'to'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  String(Reflect.get(value, 'to')).startsWith('/');

const parse = (text: string | null): { account?: unknown; items?: unknown } => {
  try {
    // The value may be anything; every property is checked before use.
    return (JSON.parse(text ?? '{}') as object | null) ?? {};
  } catch {
    // Truncated or written by other code: treated like a missing entry.
    return {};
  }
};

const createRecentResults = ({ store, subscribeSessionEnd }: Portal) => {
  subscribeSessionEnd(() => tabStorage.remove(STORAGE_KEY));
  const account = () => store.get(sessionAtom)?.account.id;
  const read = (): SearchResult[] => {
    const stored = parse(tabStorage.get(STORAGE_KEY));
    return stored.account === account() && Array.isArray(stored.items)
      ? stored.items.filter(isSearchResult)
      : [];
  };
  return {
    read,
    add(result: SearchResult) {
      const items = [result, ...read().filter(({ id }) => id !== result.id)].slice(0, MAX_RECENT);
      tabStorage.set(STORAGE_KEY, JSON.stringify({ account: account(), items }));
    },
  };
};

const instances = new WeakMap<Portal, ReturnType<typeof createRecentResults>>();

/** The results opened last from the palette, stored for the tab and removed when the session ends. */
export const getRecentResults = (portal: Portal) => {
  const recent = instances.get(portal) ?? createRecentResults(portal);
  instances.set(portal, recent);
  return recent;
};
