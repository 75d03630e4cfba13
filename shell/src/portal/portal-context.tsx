import { createContext, use, type ReactNode } from 'react';
import type { Portal } from './create-portal.ts';

export const PortalContext = createContext<Portal | undefined>(undefined);

export type PortalContextProviderProps = { portal: Portal; children: ReactNode };

export function PortalContextProvider({ portal, children }: PortalContextProviderProps) {
  return <PortalContext value={portal}>{children}</PortalContext>;
}

/** The page's singletons, from `createPortal`. */
export const usePortal = (): Portal => {
  const portal = use(PortalContext);
  if (!portal) throw new Error('usePortal is used outside of the portal');
  return portal;
};
