import { CURRENCIES, LANGUAGES } from '@portal/shared/facts';
import { z } from 'zod';
import { createLocalisedSchema } from '../../platform/http/localised-schema.ts';
import { boundedText, emailAddress, nameText, numberText } from '../../platform/http/text-schema.ts';
import { pricedBys } from './priced-by.ts';

const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/, { error: 'invalid' });
/** A path on this service, because pages load no pictures from other hosts. */
export const picture = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)[\w./~%?=&:@+-]*$/, { error: 'invalid' });

/** A page of the domain's company; browsers open it in a tab of its own. */
const documentUrl = z
  .url({ protocol: /^https$/, error: 'invalid' })
  .max(500)
  .nullable()
  .describe('An https address to which a person consents at sign-up; null without one.');

const volume = z.int().min(1).max(100).nullable();

/** The settings of a domain that operators may change. */
export const siteSettings = {
  name: nameText(1, 100),
  design_id: z.string().regex(/^[a-z0-9-]{1,40}$/, { error: 'invalid' }),
  color_primary: color,
  color_primary_dim: color,
  logo_favicon: picture,
  logo_meta: picture,
  exclusive_logo: picture.nullable(),
  is_playlist: z.boolean(),
  default_language: z.enum(LANGUAGES),
  default_currency: z.enum(CURRENCIES),
  tagline: createLocalisedSchema(z.strictObject({ title: nameText(1, 200), text: boundedText(1, 1_000) })),
  channel_verify_needed: z.boolean(),
  password_minimum: z.int().min(4).max(64),
  priced_by: z
    .enum(pricedBys)
    .describe('The views by which prices of 1,000 views are shown; amounts do not depend on it.'),
  withdrawal_amount: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .nullable()
    .describe('Null, like its unit, for the usual figure of each language.'),
  withdrawal_unit: z.enum(['points', 'dollars']).nullable(),
  pc_volume: volume.describe('Percent; null for the usual figure of each language.'),
  mobile_volume: volume,
  terms_url: documentUrl,
  privacy_url: documentUrl,
};

/** The settings of a new domain: only the name is required. */
export const newSiteSettings = {
  ...z.object(siteSettings).partial().shape,
  name: siteSettings.name,
  is_console: z.boolean().optional().describe('Whether operators sign in there, and nobody else.'),
};

/** A domain with all settings. */
export const operatorSiteSchema = z
  .object({ domain: z.string(), ...siteSettings, is_console: z.boolean(), version: z.int() })
  .meta({ id: 'OperatorSite' });

/** The payment contact of a domain. */
export const contactFields = {
  company: nameText(1, 200),
  address: boundedText(1, 500),
  business_number: numberText(1, 50),
  email: emailAddress,
  manager_name: nameText(1, 100),
  manager_contact: numberText(1, 200),
};

export const operatorContactSchema = z
  .object({
    domain: z.string(),
    ...contactFields,
    version: z.int(),
  })
  .meta({ id: 'OperatorContact' });
