import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { Location } from 'react-router';
import { QueryClientProvider, configureApi, createQueryClient } from '../http/index.ts';
import type { QueryClient } from '../http/index.ts';
import { loadAllTexts, initI18n } from '../i18n/index.ts';
import type { Currency, Language } from '../i18n/index.ts';
import {
  PortalProvider,
  createPortalStore,
  designBreakpointAtom,
  isPlaylistSiteAtom,
  languageAtom,
  currencyAtom,
  domainAtom,
  screenWidthAtom,
  sessionAtom,
  subAccountsAtom,
  tokenAtom,
} from '../state/index.ts';
import type { PortalStore, Session, SiteMetadata, SubAccount } from '../state/index.ts';
import { DESIGNS, resolveDesignId } from '../theme/index.ts';
import { sessions, siteMetadata } from './fixtures.ts';

/** Session, site, language and window that a test renders with. */
export type PortalSetup = {
  /** The address bar. @default '/' */
  at?: string;
  /** Who is signed in. @default a manager */
  session?: Session | null;
  subAccounts?: readonly SubAccount[];
  language?: Language;
  currency?: Currency;
  metadata?: SiteMetadata;
  /** Width of the window. @default 1440 */
  width?: number;
};

/** Testing Library's result, with user events, store, query cache and current location. */
export type RenderedPortal = RenderResult & {
  user: UserEvent;
  store: PortalStore;
  queryClient: QueryClient;
  /** Returns the router's current location. */
  location: () => Location;
};

/** Creates a store and configures language and API client, without rendering. */
export const startPortal = (setup: PortalSetup = {}): PortalStore => {
  const { session = sessions.manager, language = 'ko', currency = 'KRW', width = 1440 } = setup;
  const metadata = setup.metadata ?? siteMetadata();
  initI18n(language, (missingLanguage, namespace, key) =>
    console.error(`No text for "${key}" of "${namespace}" in ${missingLanguage}`),
  );
  const store = createPortalStore({
    domain: metadata.domain,
    language,
    currency,
    colorScheme: 'system',
    metadata,
  });
  if (session) {
    store.set(tokenAtom, 'test-token');
    store.set(sessionAtom, session);
  }
  store.set(subAccountsAtom, setup.subAccounts ?? []);
  store.set(screenWidthAtom, width);
  store.set(designBreakpointAtom, DESIGNS[resolveDesignId(metadata.design_id)].breakpoint);
  configureApi({
    baseUrl: '/api',
    retryDelay: () => 0,
    getRequestContext: () => ({
      domain: store.get(domainAtom),
      isPlaylistSite: store.get(isPlaylistSiteAtom),
      language: store.get(languageAtom),
      currency: store.get(currencyAtom),
      token: store.get(tokenAtom),
    }),
  });
  return store;
};

/** Renders with a store that `startPortal` created. */
export const renderInto = (store: PortalStore, ui: ReactNode, at: string): RenderedPortal => {
  const queryClient = createQueryClient();
  let current: Location | undefined;
  const Watch = () => {
    current = useLocation();
    return null;
  };
  const Around = ({ children }: { children: ReactNode }) => (
    <PortalProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[at]}>
          <Watch />
          {children}
        </MemoryRouter>
      </QueryClientProvider>
    </PortalProvider>
  );
  const view = render(ui, { wrapper: Around });
  return {
    ...view,
    user: userEvent.setup(),
    store,
    queryClient,
    location: () => {
      if (!current) throw new Error('Nothing is rendered.');
      return current;
    },
  };
};

/**
 * Renders a component with the providers of the shell and the real texts of every package that the test imports.
 *
 * @example
 * ```tsx
 * const { user, location } = await renderPortal(<SearchField … />, { at: '/musics?search=rain', language: 'en' });
 * ```
 */
export const renderPortal = async (ui: ReactNode, setup: PortalSetup = {}): Promise<RenderedPortal> => {
  const store = startPortal(setup);
  await loadAllTexts();
  return renderInto(store, ui, setup.at ?? '/');
};
