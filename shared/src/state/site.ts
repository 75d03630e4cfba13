import { atom } from 'jotai';
import type { Currency, Language } from '../i18n/index.ts';

/** The metadata of a domain in the server's JSON form. */
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
  /** The views by which prices of 1,000 views are shown. */
  priced_by: 'views' | 'engaged_views';
  tagline: { title: string; text: string };
};

/** The domain's metadata, null until it is loaded. */
export const siteMetadataAtom = atom<SiteMetadata | null>(null);

/** Whether this is a playlist site, which has a reduced set of pages. */
export const isPlaylistSiteAtom = atom((get) => get(siteMetadataAtom)?.is_playlist ?? false);

/** Whether this is a console domain, where operators sign in. */
export const isConsoleAtom = atom((get) => get(siteMetadataAtom)?.is_console ?? false);
