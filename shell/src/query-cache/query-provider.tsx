import {
  createQueryClient,
  switchQueryContext,
  QueryClientProvider,
  type QueryClient,
} from '@portal/shared/http';
import { currentLanguage, useLanguage } from '@portal/shared/i18n';
import { currencyAtom, useAtomValue } from '@portal/shared/state';
import { useEffect, type ReactNode } from 'react';
import type { Portal } from '../portal/create-portal.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { persistQueries } from './persist-queries.ts';

const clients = new WeakMap<Portal, QueryClient>();

const createClient = (portal: Portal): QueryClient => {
  const { store, subscribeSessionEnd } = portal;
  const client = createQueryClient({
    context: () => `${currentLanguage()} ${store.get(currencyAtom)} `,
  });
  subscribeSessionEnd(() => client.clear());
  persistQueries(portal, client);
  return client;
};

/** One query cache per portal, kept while components mount and unmount, and cleared when the session ends. */
export const getQueryClient = (portal: Portal): QueryClient => {
  const client = clients.get(portal) ?? createClient(portal);
  clients.set(portal, client);
  return client;
};

export type QueryProviderProps = { children: ReactNode };

/** Provides the React Query client to pages and switches its query context with language and currency. */
export function QueryProvider({ children }: QueryProviderProps) {
  const client = getQueryClient(usePortal());
  const language = useLanguage();
  const currency = useAtomValue(currencyAtom);
  // Effects of children run first, so queries with language or currency in their key have already changed.
  useEffect(() => switchQueryContext(client), [client, language, currency]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
