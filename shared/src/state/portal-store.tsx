import { Provider, createStore, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { CurrencyProvider } from '../i18n/index.ts';
import { currencyAtom, initializeConfigAtom } from './config.ts';
import type { Config } from './config.ts';
import { siteMetadataAtom } from './site.ts';
import type { SiteMetadata } from './site.ts';

/** The jotai store of a page. */
export type PortalStore = ReturnType<typeof createStore>;

/** The initial values of a store. */
export type PortalStoreOptions = Config & { metadata: SiteMetadata | null };

/** Creates the page's jotai store; the shell creates one per page, a test its own. */
export const createPortalStore = ({ metadata, ...config }: PortalStoreOptions): PortalStore => {
  const store = createStore();
  store.set(initializeConfigAtom, config);
  store.set(siteMetadataAtom, metadata);
  return store;
};

const WithCurrency = ({ children }: { children: ReactNode }) => (
  <CurrencyProvider currency={useAtomValue(currencyAtom)}>{children}</CurrencyProvider>
);

/** Props of `PortalProvider`. */
export type PortalProviderProps = { store: PortalStore; children: ReactNode };

/** Provides the store and the selected currency to its children. */
export const PortalProvider = ({ store, children }: PortalProviderProps) => (
  <Provider store={store}>
    <WithCurrency>{children}</WithCurrency>
  </Provider>
);
