export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  createSearchParams,
  generatePath,
  matchPath,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export type { LinkProps, Location, NavLinkProps, NavigateFunction, RouteObject } from 'react-router';
export { ACTION_FLAGS, stripActionFlags } from './action-flags.ts';
export type { ActionFlag } from './action-flags.ts';
export { definePath } from './define-path.ts';
export type { AppPath, QueryValues } from './define-path.ts';
export { readThemeOverrides } from './theme-overrides.ts';
export type { ThemeOverrides } from './theme-overrides.ts';
export { paths } from './paths.ts';
export { queryDay, queryId, queryInteger, queryList, queryOneOf, queryText } from './query-codecs.ts';
export type { QueryCodec } from './query-codecs.ts';
export { loginHref, matchesRoute, safeReturnPath } from './return-path.ts';
export { usePatchQuery } from './use-patch-query.ts';
export type { PatchOptions, QueryPatch } from './use-patch-query.ts';
export { useQueryFlag } from './use-query-flag.ts';
export type { QueryFlag } from './use-query-flag.ts';
export { useQueryState, useQueryStates } from './use-query-state.ts';
export type { QueryCodecs, QuerySetOptions } from './use-query-state.ts';
