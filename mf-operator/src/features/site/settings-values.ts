import { LANGUAGES, mapLanguages } from '@portal/shared/i18n';
import type { Currency, Language } from '@portal/shared/i18n';
import type { SiteSettings } from '../../components/site/site.api.ts';
import { mergeTyped } from './newer-values.ts';
import type { SiteChange } from './site.api.ts';

type TaglineValues = { title: string; text: string };

/** The settings of a domain as the form has them; an absent text is empty. */
export type SettingsValues = Pick<
  SiteSettings,
  | 'name'
  | 'design_id'
  | 'color_primary'
  | 'color_primary_dim'
  | 'logo_favicon'
  | 'logo_meta'
  | 'channel_verify_needed'
  | 'priced_by'
> & {
  kind: 'partner' | 'playlist';
  default_language: Language;
  default_currency: Currency;
  exclusive_logo: string;
  password_minimum: string;
  withdrawal_amount: string;
  withdrawal_unit: 'usual' | 'points' | 'dollars';
  pc_volume: string;
  mobile_volume: string;
  terms_url: string;
  privacy_url: string;
  tagline: Record<Language, TaglineValues>;
};

const EMPTY: TaglineValues = { title: '', text: '' };

const toText = (figure: number | null) => (figure === null ? '' : String(figure));
const toFigure = (text: string) => (text === '' ? null : Number(text));

const isSame = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second);

export const toValues = (site: SiteSettings): SettingsValues => ({
  name: site.name,
  kind: site.is_playlist ? 'playlist' : 'partner',
  default_language: site.default_language,
  default_currency: site.default_currency,
  channel_verify_needed: site.channel_verify_needed,
  priced_by: site.priced_by,
  password_minimum: String(site.password_minimum),
  withdrawal_amount: toText(site.withdrawal_amount),
  withdrawal_unit: site.withdrawal_unit ?? 'usual',
  pc_volume: toText(site.pc_volume),
  mobile_volume: toText(site.mobile_volume),
  terms_url: site.terms_url ?? '',
  privacy_url: site.privacy_url ?? '',
  design_id: site.design_id,
  color_primary: site.color_primary,
  color_primary_dim: site.color_primary_dim,
  logo_favicon: site.logo_favicon,
  logo_meta: site.logo_meta,
  exclusive_logo: site.exclusive_logo ?? '',
  tagline: mapLanguages((language) => site.tagline[language] ?? EMPTY),
});

const toSettings = ({ kind, exclusive_logo, password_minimum, tagline, ...same }: SettingsValues) => ({
  ...same,
  withdrawal_amount: toFigure(same.withdrawal_amount),
  withdrawal_unit: same.withdrawal_unit === 'usual' ? null : same.withdrawal_unit,
  pc_volume: toFigure(same.pc_volume),
  mobile_volume: toFigure(same.mobile_volume),
  terms_url: same.terms_url === '' ? null : same.terms_url,
  privacy_url: same.privacy_url === '' ? null : same.privacy_url,
  is_playlist: kind === 'playlist',
  exclusive_logo: exclusive_logo === '' ? null : exclusive_logo,
  password_minimum: Number(password_minimum),
  tagline: Object.fromEntries(
    LANGUAGES.filter((language) => !isSame(tagline[language], EMPTY)).map((language) => [
      language,
      tagline[language],
    ]),
  ),
});

/** The settings that differ from those of `base`; undefined when none does. */
export const toChange = (base: SiteSettings, values: SettingsValues): SiteChange | undefined => {
  const before: Record<string, unknown> = toSettings(toValues(base));
  const changed = Object.entries(toSettings(values)).filter(([name, value]) => !isSame(value, before[name]));
  if (changed.length === 0) return undefined;
  return { domain: base.domain, version: base.version, ...Object.fromEntries(changed) };
};

/** What was typed since `base`, on top of newer settings; the texts of each language for themselves. */
export const mergeSettings = (
  base: SiteSettings,
  typed: SettingsValues,
  newer: SiteSettings,
): SettingsValues => {
  const [before, after] = [toValues(base), toValues(newer)];
  return {
    ...mergeTyped(before, typed, after),
    tagline: mergeTyped(before.tagline, typed.tagline, after.tagline),
  };
};
