import type { SiteSettings } from '../components/site/site.api.ts';

/** A domain of partners with a stored logo. */
export const siteSettingsFixture = (changes: Partial<SiteSettings> = {}): SiteSettings => ({
  domain: 'aurora.localhost',
  name: 'Aurora',
  design_id: 'mcn-1',
  color_primary: '#5b5bd6',
  color_primary_dim: '#c9c9f2',
  logo_favicon: '/media/logo/aurora.svg',
  logo_meta: '/media/share-image.png',
  exclusive_logo: null,
  is_playlist: false,
  is_console: false,
  default_language: 'ko',
  default_currency: 'KRW',
  tagline: { ko: { title: 'Aurora', text: '내 채널의 조회수와 예상 수익' } },
  channel_verify_needed: true,
  password_minimum: 8,
  priced_by: 'views',
  withdrawal_amount: null,
  withdrawal_unit: null,
  pc_volume: null,
  mobile_volume: null,
  terms_url: null,
  privacy_url: null,
  version: 3,
  ...changes,
});
