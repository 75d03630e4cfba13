import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { Location } from 'react-router';
import { QueryClientProvider, configureApi, createQueryClient } from '../http/index.ts';
import type { QueryClient } from '../http/index.ts';
import { loadAllTexts, startI18n } from '../i18n/index.ts';
import type { Currency, Language } from '../i18n/index.ts';
import {
  PortalProvider,
  createPortalStore,
  designBreakpointAtom,
  isPlaylistAtom,
  languageAtom,
  currencyAtom,
  domainAtom,
  screenWidthAtom,
  sessionAtom,
  subAccountsAtom,
  tokenAtom,
} from '../state/index.ts';
import type { PortalStore, Session, SiteMetadata, SubAccount } from '../state/index.ts';
import { DESIGNS, designOf } from '../theme/index.ts';
import { sessions, siteMetadata } from './fixtures.ts';

/** The circumstances a test renders in. */
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

/** A rendered part of the portal, with the handles a test needs. */
export type RenderedPortal = RenderResult & {
  user: UserEvent;
  store: PortalStore;
  queryClient: QueryClient;
  /** Where the address bar is now. */
  location: () => Location;
};

/** A portal without a screen: its store, its language and its API client. */
export const startPortal = (circumstances: PortalSetup = {}): PortalStore => {
  const { session = sessions.manager, language = 'ko', currency = 'KRW', width = 1440 } = circumstances;
  const metadata = circumstances.metadata ?? siteMetadata();
  startI18n(language, (missingIn, namespace, key) =>
    console.error(`No text for "${key}" of "${namespace}" in ${missingIn}`),
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
  store.set(subAccountsAtom, circumstances.subAccounts ?? []);
  store.set(screenWidthAtom, width);
  store.set(designBreakpointAtom, DESIGNS[designOf(metadata.design_id)].breakpoint);
  configureApi({
    baseUrl: '/api',
    retryDelay: () => 0,
    getState: () => ({
      domain: store.get(domainAtom),
      isPlaylist: store.get(isPlaylistAtom),
      language: store.get(languageAtom),
      currency: store.get(currencyAtom),
      token: store.get(tokenAtom),
    }),
  });
  return store;
};

/** Renders into a portal that is started already. */
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
 * Renders a part of the portal with everything around it that the shell provides, and with the real texts of every
 * package that the test imports.
 *
 * @example
 * ```tsx
 * const { user, location } = await renderPortal(<SearchField … />, { at: '/musics?search=rain', language: 'en' });
 * ```
 */
export const renderPortal = async (
  ui: ReactNode,
  circumstances: PortalSetup = {},
): Promise<RenderedPortal> => {
  const store = startPortal(circumstances);
  await loadAllTexts();
  return renderInto(store, ui, circumstances.at ?? '/');
};
