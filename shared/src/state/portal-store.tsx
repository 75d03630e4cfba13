import { Provider, createStore, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { CurrencyProvider } from '../i18n/index.ts';
import { currencyAtom, startConfigAtom } from './config.ts';
import type { Config } from './config.ts';
import { siteMetadataAtom } from './site.ts';
import type { SiteMetadata } from './site.ts';

/** The one store of a page. */
export type PortalStore = ReturnType<typeof createStore>;

/** What a store starts with. */
export type PortalStart = Config & { metadata: SiteMetadata | null };

/** Makes the one store of the page; a test makes its own. */
export const createPortalStore = ({ metadata, ...config }: PortalStart): PortalStore => {
  const store = createStore();
  store.set(startConfigAtom, config);
  store.set(siteMetadataAtom, metadata);
  return store;
};

const WithCurrency = ({ children }: { children: ReactNode }) => (
  <CurrencyProvider currency={useAtomValue(currencyAtom)}>{children}</CurrencyProvider>
);

/** Props of `PortalProvider`. */
export type PortalProviderProps = { store: PortalStore; children: ReactNode };

/** Gives everything below it the store, and the formats the chosen currency. */
export const PortalProvider = ({ store, children }: PortalProviderProps) => (
  <Provider store={store}>
    <WithCurrency>{children}</WithCurrency>
  </Provider>
);
