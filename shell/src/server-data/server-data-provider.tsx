import { createQueryClient, QueryClientProvider } from '@portal/shared/http';
import { useEffect, type ReactNode } from 'react';
import { usePortal } from '../portal/portal-context.tsx';

const client = createQueryClient();

export type ServerDataProviderProps = { children: ReactNode };

/** Gives the pages the one cache of server answers; it is emptied with every session. */
export function ServerDataProvider({ children }: ServerDataProviderProps) {
  const { atSessionEnd } = usePortal();
  useEffect(() => atSessionEnd(() => client.clear()), [atSessionEnd]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
