import { createHash } from 'node:crypto';
import {
  SITE_ICON_PATH,
  SITE_ICON_PURPOSES,
  SITE_ICON_SIZES,
  type SiteIconShape,
} from '../../content/media/site-icon.ts';
import type { SiteMetadata } from '../../content/site/site-metadata.ts';
import { findOwnLogo } from './site-logo.ts';

/** Where each domain's manifest is served. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest';

/** The background of pages in the light scheme, while an installed portal starts. */
const BACKGROUND = '#f6f7f9';

type IconSource = Pick<SiteMetadata, 'logo_favicon' | 'color_primary'>;

/** Changes with the picture, so that the address of one may be cached for good. */
export const getSiteIconVersion = ({ logo_favicon: logo, color_primary: color }: IconSource) =>
  createHash('sha256')
    .update(JSON.stringify([findOwnLogo(logo), color]))
    .digest('base64url')
    .slice(0, 16);

/** The address of a domain's icon. */
export const getSiteIconPath = (metadata: IconSource, { size, purpose }: SiteIconShape) =>
  `${SITE_ICON_PATH}?${new URLSearchParams({ size: String(size), purpose, version: getSiteIconVersion(metadata) })}`;

/** What browsers and systems show of a domain that is installed. */
export const createWebManifest = (metadata: SiteMetadata) => ({
  id: '/',
  name: metadata.name,
  short_name: metadata.name,
  description: metadata.tagline.text,
  lang: metadata.default_language,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: metadata.color_primary,
  background_color: BACKGROUND,
  icons: SITE_ICON_SIZES.flatMap((size) =>
    SITE_ICON_PURPOSES.map((purpose) => ({
      src: getSiteIconPath(metadata, { size, purpose }),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
});
