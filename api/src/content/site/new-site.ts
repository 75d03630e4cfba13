import { resolveDesignId } from '@portal/shared/theme';
import type { z } from 'zod';
import { SHARE_IMAGE_PATH } from '../media/share-image.ts';
import { createTexts } from '../../texts/create-texts.ts';
import type ko from './locales/ko.json';
import type { newSiteSettings } from './site.schemas.ts';

export type NewSite = z.infer<z.ZodObject<typeof newSiteSettings>>;

const findText = createTexts<typeof ko>(import.meta.dirname);

/** All settings of a new domain: the given ones, and for the others what suits most domains. */
export const completeSettings = (domain: string, given: NewSite) => {
  const language = given.default_language ?? 'en';
  // The server draws a logo for every name.
  const logo = `/media/logo/${(domain.split('.')[0] ?? '').slice(0, 64) || 'site'}.svg`;
  return {
    name: given.name,
    design_id: given.design_id ?? resolveDesignId(undefined),
    color_primary: given.color_primary ?? '#5B5BD6',
    color_primary_dim: given.color_primary_dim ?? '#C9C9F2',
    logo_favicon: given.logo_favicon ?? logo,
    logo_meta: given.logo_meta ?? SHARE_IMAGE_PATH,
    exclusive_logo: given.exclusive_logo ?? null,
    is_playlist: given.is_playlist ?? false,
    is_console: given.is_console ?? false,
    default_language: language,
    default_currency: given.default_currency ?? (language === 'ko' ? ('KRW' as const) : ('USD' as const)),
    tagline: given.tagline ?? { [language]: { title: given.name, text: findText(language, 'new.tagline') } },
    channel_verify_needed: given.channel_verify_needed ?? true,
    password_minimum: given.password_minimum ?? 8,
    priced_by: given.priced_by ?? ('views' as const),
    withdrawal_amount: given.withdrawal_amount ?? null,
    withdrawal_unit: given.withdrawal_unit ?? null,
    pc_volume: given.pc_volume ?? null,
    mobile_volume: given.mobile_volume ?? null,
    terms_url: given.terms_url ?? null,
    privacy_url: given.privacy_url ?? null,
  };
};
