import { toMediaUrl } from '../../src/content/media/drawing.ts';
import { SHARE_IMAGE_PATH } from '../../src/content/media/share-image.ts';
import { ALL_NAMES } from '../../src/releases/release/index.ts';
import { type DemoDomain, getEmail, getHost } from '../domains/index.ts';
import type { SeedContext } from './seed-context.ts';

/** Inserts a domain with its theme and payment contact. */
export const seedSite = async ({ trx, now }: SeedContext, domain: DemoDomain) => {
  const host = getHost(domain);
  await trx
    .insertInto('site')
    .values({
      domain: host,
      name: domain.name,
      design_id: domain.designId,
      color_primary: domain.colorPrimary,
      color_primary_dim: domain.colorPrimaryDim,
      logo_favicon: toMediaUrl('logo', domain.key),
      logo_meta: SHARE_IMAGE_PATH,
      exclusive_logo: domain.hasExclusiveLogo ? toMediaUrl('logo', 'exclusive') : null,
      is_playlist: domain.isPlaylistSite ?? false,
      is_console: domain.isConsole ?? false,
      default_language: domain.language,
      default_currency: domain.currency,
      tagline: JSON.stringify(domain.tagline),
      channel_verify_needed: !domain.isConsole && !domain.isPlaylistSite,
      password_minimum: 4,
      created_at: now,
    })
    .execute();
  // A demo always runs what was built last.
  await trx
    .insertInto('release_follow')
    .values({ domain: host, name: ALL_NAMES, follows: true, set_at: now, set_by: 'demo' })
    .execute();
  const { contact } = domain;
  await trx
    .insertInto('payment_contact')
    .values({
      domain: host,
      company: contact.company,
      address: contact.address,
      business_number: contact.businessNumber,
      email: getEmail('settlement', domain),
      manager_name: contact.managerName,
      manager_contact: contact.managerContact,
    })
    .execute();
};
