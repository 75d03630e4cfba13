import { atom } from 'jotai';
import type { Currency, Language } from '../i18n/index.ts';

/** The metadata of a domain, as the server sends it. */
export type SiteMetadata = {
  domain: string;
  name: string;
  design_id: string;
  color_primary: string;
  color_primary_dim: string;
  logo_favicon: string;
  logo_meta: string;
  exclusive_logo: string | null;
  is_playlist: boolean;
  is_console: boolean;
  default_language: Language;
  default_currency: Currency;
  tagline: { title: string; text: string };
};

/** The domain's metadata; null until it has arrived. */
export const siteMetadataAtom = atom<SiteMetadata | null>(null);
siteMetadataAtom.debugLabel = 'siteMetadata';

/** Whether this is a site with the reduced set of pages. */
export const isPlaylistAtom = atom((get) => get(siteMetadataAtom)?.is_playlist ?? false);

/** Whether this is the operators' site. */
export const isConsoleAtom = atom((get) => get(siteMetadataAtom)?.is_console ?? false);
