import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { loadAllTexts, initI18n } from '@portal/shared/i18n';
import type { Language } from '@portal/shared/i18n';
import {
  PortalProvider,
  createPortalStore,
  designBreakpointAtom,
  screenClassAtom,
  watchScreen,
} from '@portal/shared/state';
import { DESIGNS, followTextSize, resolveDesignId } from '@portal/shared/theme';
import { uiTexts } from '@portal/shared/ui/texts';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router';
import { Gallery } from './gallery.tsx';

// The server has set the language from the address.
const language = document.documentElement.lang as Language;
const design = resolveDesignId(new URLSearchParams(location.search).get('design'));
initI18n(language);
const store = createPortalStore({
  domain: 'gallery',
  language,
  currency: language === 'en' || language === 'zh-TW' ? 'USD' : 'KRW',
  colorScheme: 'system',
  metadata: null,
});
store.set(designBreakpointAtom, DESIGNS[design].breakpoint);
const writeScreen = () => (document.documentElement.dataset['screen'] = store.get(screenClassAtom));
store.sub(screenClassAtom, writeScreen);
watchScreen(store, new AbortController().signal);
writeScreen();

/** Remounted when the address changes. */
const Page = () => <Gallery key={useLocation().search} />;

await Promise.all([uiTexts.load(), loadAllTexts()]);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
createRoot(root).render(
  <CacheProvider value={followTextSize(createCache({ key: 'g', speedy: true }))}>
    <PortalProvider store={store}>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </PortalProvider>
  </CacheProvider>,
);
