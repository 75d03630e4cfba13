import type { Language } from '@portal/shared/facts';
import {
  matchesPathPattern,
  type ReleaseSet,
  resolveRoute,
  SHELL_PATHS,
  trustedTypesPolicies,
} from '@portal/shared/release';
import { createLruMap } from '../../platform/lru-map.ts';
import { getSiteMetadata } from '../../content/site/site-metadata.ts';
import { createPageHeaders } from './page-headers.ts';
import { getPublicOrigin } from './page-request.ts';
import { hasNavigationLayout } from './preloads.ts';
import { renderPortalPage } from './portal-page.ts';
import { createRenderedPage, type RenderedPage } from './rendered-page.ts';
import type { Site } from './site-source.ts';
import { computeCspHash } from './style-hashes.ts';

export type PageRequest = {
  path: string;
  port: string;
  language: Language;
  scheme: 'light' | 'dark' | undefined;
};

/** Languages × schemes × the routes of a few domains that are visited most. */
const MAX_CACHED_PAGES = 400;

/** Renders the pages of domains, and caches each until its content changes. */
export function createPageRenderer() {
  const pages = createLruMap<RenderedPage>(MAX_CACHED_PAGES);

  const renderPage = (site: Site, set: ReleaseSet, request: PageRequest): RenderedPage => {
    const { text, style } = renderPortalPage({
      set,
      metadata: getSiteMetadata(site, request.language),
      language: request.language,
      scheme: request.scheme,
      path: request.path,
      landing: resolveRoute(set, request.path),
      origin: getPublicOrigin(site.domain, request.port),
    });
    const trustedTypes = trustedTypesPolicies(set, { isPlaylistSite: site.is_playlist });
    const policy = { styles: [computeCspHash(style)], trustedTypes };
    return createRenderedPage(text, createPageHeaders(policy));
  };

  return (site: Site, set: ReleaseSet, request: PageRequest): { page: RenderedPage; isFound: boolean } => {
    const landing = resolveRoute(set, request.path);
    const key = JSON.stringify([
      set.id,
      getSiteMetadata(site, request.language),
      request.language,
      request.scheme,
      request.port,
      landing ? [landing.name, landing.route.id] : hasNavigationLayout(request.path),
    ]);
    const cached = pages.get(key);
    const page = cached ?? renderPage(site, set, request);
    if (!cached) pages.set(key, page);
    return { page, isFound: landing !== undefined || matchesPathPattern(SHELL_PATHS, request.path) };
  };
}
