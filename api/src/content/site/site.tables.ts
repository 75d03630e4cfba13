import type { Language, Currency } from '@portal/shared/facts';
import type { Generated, Selectable } from 'kysely';
import type { Localised } from '../../texts/languages.ts';
import type { InstantColumn, JsonColumn, VersionColumn } from '../../platform/database/column-types.ts';
import type { PricedBy } from './priced-by.ts';

export type SiteTable = {
  domain: string;
  name: string;
  design_id: string;
  /** `#RRGGBB`, like the dimmed one. */
  color_primary: string;
  color_primary_dim: string;
  logo_favicon: string;
  logo_meta: string;
  exclusive_logo: string | null;
  is_playlist: boolean;
  /** Operators sign in here. */
  is_console: boolean;
  default_language: Language;
  default_currency: Currency;
  tagline: JsonColumn<Localised<{ title: string; text: string }>>;
  channel_verify_needed: boolean;
  /** The shortest new password; 4 unless the domain requires more. */
  password_minimum: number;
  /** The views by which prices are shown. */
  priced_by: Generated<PricedBy>;
  /** Figures of the partner terms for all languages; null is the figure of each language. */
  withdrawal_amount: number | null;
  withdrawal_unit: 'points' | 'dollars' | null;
  /** Percent. */
  pc_volume: number | null;
  mobile_volume: number | null;
  /** What a person consents to at sign-up; null where the domain has no such document. */
  terms_url: string | null;
  privacy_url: string | null;
  created_at: InstantColumn;
  version: VersionColumn;
};

export type PaymentContactTable = {
  domain: string;
  company: string;
  address: string;
  business_number: string;
  email: string;
  manager_name: string;
  manager_contact: string;
  version: VersionColumn;
};

export type SiteTables = {
  site: SiteTable;
  payment_contact: PaymentContactTable;
};

declare module '../../platform/http/request-context.ts' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- only interfaces merge
  interface RequestSite extends Pick<
    Selectable<SiteTable>,
    | 'is_playlist'
    | 'is_console'
    | 'channel_verify_needed'
    | 'password_minimum'
    | 'priced_by'
    | 'withdrawal_amount'
    | 'withdrawal_unit'
    | 'pc_volume'
    | 'mobile_volume'
    | 'terms_url'
    | 'privacy_url'
  > {}
}
