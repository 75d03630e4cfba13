import { sessionAtom } from '@portal/shared/state';
import { tabStorage } from '../browser/tab-storage.ts';
import type { Portal } from '../portal/create-portal.ts';
import type { Found } from './found.ts';

const MOST = 5;
const KEY = 'portal.recent';

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'label', 'icon', 'to'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  String(Reflect.get(value, 'to')).startsWith('/');

const parse = (text: string | null): { account?: unknown; items?: unknown } => {
  try {
    // Nothing is believed of the value: its parts are checked one by one.
    return (JSON.parse(text ?? '{}') as object | null) ?? {};
  } catch {
    // Cut off or somebody else's: as good as nothing.
    return {};
  }
};

const create = ({ store, atSessionEnd }: Portal) => {
  atSessionEnd(() => tabStorage.remove(KEY));
  const account = () => store.get(sessionAtom)?.account.id;
  const read = (): Found[] => {
    const kept = parse(tabStorage.get(KEY));
    return kept.account === account() && Array.isArray(kept.items) ? kept.items.filter(isFound) : [];
  };
  return {
    read,
    add(found: Found) {
      const items = [found, ...read().filter(({ id }) => id !== found.id)].slice(0, MOST);
      tabStorage.set(KEY, JSON.stringify({ account: account(), items }));
    },
  };
};

const made = new WeakMap<Portal, ReturnType<typeof create>>();

/** What was opened from the palette last, as long as the tab and the session live. */
export const recentOf = (portal: Portal) => {
  const recent = made.get(portal) ?? create(portal);
  made.set(portal, recent);
  return recent;
};
