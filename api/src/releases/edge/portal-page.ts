import type { Language } from '@portal/shared/facts';
import type { ReleaseSet } from '@portal/shared/release';
import { themeStyleSheet } from '@portal/shared/theme/style-sheet';
import type { SiteMetadata } from '../../content/site/site-metadata.ts';
import { renderDataBlock, Html, markup } from './markup.ts';
import { findPageText } from './page-texts.ts';
import type { LandingRoute } from './preloads.ts';
import { getShareImage } from './share-image.ts';
import { PLACEHOLDER_STYLES, renderStartPlaceholder } from './start-placeholder.ts';
import { renderStartScripts } from './start-scripts.ts';
import { getSiteIconPath, WEB_MANIFEST_PATH } from './web-manifest.ts';

export type PortalPage = {
  set: ReleaseSet;
  metadata: SiteMetadata;
  language: Language;
  /** Undefined when the visitor follows the system. */
  scheme: 'light' | 'dark' | undefined;
  path: string;
  landing: LandingRoute | undefined;
  /** Scheme and host by which other sites reach the page; share images need absolute URLs. */
  origin: string;
};

/** The language code of Open Graph: `ko_KR`. */
const toOpenGraphLocale = (tag: Language) => {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
};

/** Leaves out a share image that is no valid URL. */
const toAbsoluteUrl = (path: string, origin: string) =>
  URL.canParse(path, origin) ? new URL(path, origin).href : undefined;

const renderShareImage = ({ metadata, language, origin }: PortalPage) => {
  const { path, type, size } = getShareImage(metadata, language);
  const url = toAbsoluteUrl(path, origin);
  if (!url) return '';
  const alt = [metadata.name, metadata.tagline.title].filter(Boolean).join(' · ');
  return markup`<meta property="og:image" content="${url}">
${type ? markup`<meta property="og:image:type" content="${type}">` : ''}
${size ? markup`<meta property="og:image:width" content="${String(size.width)}">` : ''}
${size ? markup`<meta property="og:image:height" content="${String(size.height)}">` : ''}
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:image" content="${url}">
<meta name="twitter:image:alt" content="${alt}">`;
};

const renderHead = (page: PortalPage) => {
  const { metadata, language, landing } = page;
  const { name, tagline } = metadata;
  const title = landing ? `${landing.route.title[language]} · ${name}` : name;
  return markup`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<meta name="description" content="${tagline.text}">
<meta name="theme-color" content="${metadata.color_primary}">
${metadata.logo_favicon ? markup`<link rel="icon" href="${metadata.logo_favicon}">` : ''}
<link rel="apple-touch-icon" href="${getSiteIconPath(metadata, { size: 192, purpose: 'maskable' })}">
<link rel="manifest" href="${WEB_MANIFEST_PATH}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${name}">
<meta property="og:title" content="${tagline.title || name}">
<meta property="og:description" content="${tagline.text}">
<meta property="og:locale" content="${toOpenGraphLocale(language)}">
${renderShareImage(page)}`;
};

/** The set as pages have it: without remotes that are off, so that a page does not grow with what was ever published. */
export const withoutOffRemotes = (set: ReleaseSet): ReleaseSet => ({
  ...set,
  remotes: Object.fromEntries(Object.entries(set.remotes).filter(([, { on }]) => on)),
});

/** The page of a domain, and the text of its one style element. */
export function renderPortalPage(page: PortalPage): { text: string; style: string } {
  const { set, metadata, language, scheme } = page;
  const style = `${themeStyleSheet(metadata)}${PLACEHOLDER_STYLES}`;
  const { text } = markup`<!doctype html>
<html lang="${language}"${scheme ? markup` data-scheme="${scheme}"` : ''}>
<head>
${renderHead(page)}
${renderStartScripts(page)}<style>${new Html(style)}</style>
</head>
<body>
<div id="root">${renderStartPlaceholder(language)}</div>
<noscript><p>${findPageText(language, 'page.noScript')}</p></noscript>
${renderDataBlock('site-metadata', { success: true, message: '', metadata })}
${renderDataBlock('release-set', withoutOffRemotes(set))}
</body>
</html>
`;
  return { text, style };
}
