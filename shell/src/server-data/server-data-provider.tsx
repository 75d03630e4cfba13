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

const clients = new WeakMap<Portal, QueryClient>();

const create = ({ store, atSessionEnd }: Portal): QueryClient => {
  const client = createQueryClient({
    context: () => `${currentLanguage()} ${store.get(currencyAtom)} `,
  });
  atSessionEnd(() => client.clear());
  return client;
};

/** One cache for the page, whichever parts of it come and go; emptied with every session. */
const clientOf = (portal: Portal): QueryClient => {
  const client = clients.get(portal) ?? create(portal);
  clients.set(portal, client);
  return client;
};

export type ServerDataProviderProps = { children: ReactNode };

/** Gives the pages the cache of server answers. */
export function ServerDataProvider({ children }: ServerDataProviderProps) {
  const client = clientOf(usePortal());
  const language = useLanguage();
  const currency = useAtomValue(currencyAtom);
  // After the effects of everything inside: queries that name language or currency themselves have moved by then.
  useEffect(() => switchQueryContext(client), [client, language, currency]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
