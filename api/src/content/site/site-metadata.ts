import { CURRENCIES, type Language, LANGUAGES } from '@portal/shared/facts';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { pickLocalised } from '../../texts/languages.ts';
import type { SiteTable } from './site.tables.ts';
import { pricedBys } from './priced-by.ts';

const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/);

/** The public metadata of a site; the edge writes the same into the page. */
export const siteMetadataSchema = z
  .object({
    domain: z.string(),
    name: z.string(),
    design_id: z.string(),
    color_primary: color,
    color_primary_dim: color,
    logo_favicon: z.string(),
    logo_meta: z.string(),
    exclusive_logo: z.string().nullable(),
    is_playlist: z.boolean(),
    is_console: z.boolean(),
    default_language: z.enum(LANGUAGES),
    default_currency: z.enum(CURRENCIES),
    priced_by: z.enum(pricedBys).describe('The views by which prices of 1,000 views are shown.'),
    tagline: z.object({ title: z.string(), text: z.string() }),
  })
  .meta({ id: 'SiteMetadata' });

export type SiteMetadata = z.infer<typeof siteMetadataSchema>;

/** The metadata of a site in a language. */
export const getSiteMetadata = (site: Selectable<SiteTable>, language: Language): SiteMetadata => ({
  domain: site.domain,
  name: site.name,
  design_id: site.design_id,
  color_primary: site.color_primary,
  color_primary_dim: site.color_primary_dim,
  logo_favicon: site.logo_favicon,
  logo_meta: site.logo_meta,
  exclusive_logo: site.exclusive_logo,
  is_playlist: site.is_playlist,
  is_console: site.is_console,
  default_language: site.default_language,
  default_currency: site.default_currency,
  priced_by: site.priced_by,
  tagline: pickLocalised(site.tagline, language, site.default_language) ?? { title: '', text: '' },
});
