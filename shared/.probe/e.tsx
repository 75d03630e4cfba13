import { api, configureApi } from '../src/http/index.ts'; console.log(api, configureApi);
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, NavLink, Navigate, useRoutes, matchPath, useLocation, useNavigate, useSearchParams, safeReturnPath, paths, loginHref, readLookOverrides, useQueryFlag, stripActionFlags } from '../src/routing/index.ts';
import { startI18n, createTexts, useLanguage,  changeLanguage, readCookie } from '../src/i18n/index.ts';
import { createPortalStore, PortalProvider, useSnackbar, watchScreen, sessionAtom, tokenAtom, useAtomValue, screenClassAtom, startTelemetry, colorSchemeAtom, languageAtom } from '../src/state/index.ts';
import { token } from '../src/theme/index.ts';
console.log(NavLink, Navigate, matchPath, useSearchParams, safeReturnPath, paths, loginHref, readLookOverrides, useQueryFlag, stripActionFlags,createTexts, useLanguage,  changeLanguage, readCookie, useSnackbar, watchScreen, sessionAtom, tokenAtom, useAtomValue, screenClassAtom, startTelemetry, colorSchemeAtom, languageAtom, useNavigate, useLocation);
startI18n('ko');
const App = () => useRoutes([{ path: '/', element: <Link to="/x" css={{ color: token.color.text }}>x</Link> }]);
createRoot(document.body).render(<PortalProvider store={createPortalStore({} as never)}><BrowserRouter><App /></BrowserRouter></PortalProvider>);
if (location.hash) { import(/* webpackChunkName: "provided" */ '../src/http/index.ts'); import(/* webpackChunkName: "provided" */'../src/state/index.ts');import(/* webpackChunkName: "provided" */'../src/routing/index.ts');import(/* webpackChunkName: "provided" */'../src/i18n/index.ts');import(/* webpackChunkName: "provided" */'../src/theme/index.ts') }
