import { createQueryClient, QueryClientProvider, type QueryClient } from '@portal/shared/http';
import type { ReactNode } from 'react';
import type { Portal } from '../portal/create-portal.ts';
import { usePortal } from '../portal/portal-context.tsx';

const clients = new WeakMap<Portal, QueryClient>();

/** One cache for the page, whichever parts of it come and go; emptied with every session. */
const clientOf = (portal: Portal): QueryClient => {
  const known = clients.get(portal);
  if (known) return known;
  const client = createQueryClient();
  portal.atSessionEnd(() => client.clear());
  clients.set(portal, client);
  return client;
};

export type ServerDataProviderProps = { children: ReactNode };

/** Gives the pages the cache of server answers. */
export function ServerDataProvider({ children }: ServerDataProviderProps) {
  return <QueryClientProvider client={clientOf(usePortal())}>{children}</QueryClientProvider>;
}
