import {
  matchesPathPattern,
  type ReleaseSet,
  resolveRoute,
  SHELL_PATHS,
  trustedTypesPolicies,
} from '@portal/shared/release';
import type { Language } from '../../platform/http/languages.ts';
import { siteMetadata } from '../site/site-metadata.ts';
import { pageHeaders } from './page-headers.ts';
import { publicOrigin } from './page-request.ts';
import { isFramed } from './preloads.ts';
import { renderPortalPage } from './portal-page.ts';
import { createRenderedPage, type RenderedPage } from './rendered-page.ts';
import type { Site } from './site-source.ts';
import { cspHash } from './style-hashes.ts';

export type PageRequest = {
  path: string;
  port: string;
  language: Language;
  scheme: 'light' | 'dark' | undefined;
};

/** Languages × schemes × the routes of a few domains; the least recently made goes first. */
const KEPT_PAGES = 400;

/** Renders the pages of domains, each once as long as nothing it is made of changes. */
export function createPageRenderer() {
  const pages = new Map<string, RenderedPage>();

  const make = (site: Site, set: ReleaseSet, request: PageRequest): RenderedPage => {
    const { text, style } = renderPortalPage({
      set,
      metadata: siteMetadata(site, request.language),
      language: request.language,
      scheme: request.scheme,
      path: request.path,
      landing: resolveRoute(set, request.path),
      origin: publicOrigin(site.domain, request.port),
    });
    const policy = { styles: [cspHash(style)], trustedTypes: trustedTypesPolicies(set) };
    return createRenderedPage(text, pageHeaders(policy));
  };

  return (site: Site, set: ReleaseSet, request: PageRequest): { page: RenderedPage; isFound: boolean } => {
    const landing = resolveRoute(set, request.path);
    const key = JSON.stringify([
      set.id,
      siteMetadata(site, request.language),
      request.language,
      request.scheme,
      request.port,
      landing ? [landing.name, landing.route.id] : isFramed(request.path),
    ]);
    const kept = pages.get(key);
    const page = kept ?? make(site, set, request);
    if (!kept) {
      if (pages.size >= KEPT_PAGES) pages.delete(pages.keys().next().value ?? '');
      pages.set(key, page);
    }
    return { page, isFound: landing !== undefined || matchesPathPattern(SHELL_PATHS, request.path) };
  };
}
