import type { PartnerTerms, Session, SiteMetadata } from '../state/index.ts';

/** The metadata of a partner's domain, with `changes` applied. */
export const siteMetadata = (changes: Partial<SiteMetadata> = {}): SiteMetadata => ({
  domain: 'aurora.localhost',
  name: 'Aurora',
  design_id: 'mcn-1',
  color_primary: '#5B5BD6',
  color_primary_dim: '#C9C9F2',
  logo_favicon: '/media/favicon.svg',
  logo_meta: '/media/share.svg',
  exclusive_logo: null,
  is_playlist: false,
  is_console: false,
  default_language: 'ko',
  default_currency: 'KRW',
  priced_by: 'views',
  tagline: { title: 'Aurora', text: '' },
  ...changes,
});

/** The figures of a domain that texts mention, with `changes` applied; no text contains one, so that a shown one is of these. */
export const partnerTerms = (changes: Partial<PartnerTerms> = {}): PartnerTerms => ({
  isrc_prefix: 'QZ9XY',
  password_minimum: 4,
  consent: null,
  withdrawal_minimum: { amount: 12_345, unit: 'points' },
  upload: {
    pc_volume: 71,
    mobile_volume: 72,
    recommended_seconds: 73,
    mobile_editor_seconds: 74,
    visible_after_days: 75,
    pc_recognition_days: { from: 76, to: 77 },
  },
  verification: { search_hours: 78, description_characters: 7_900 },
  re_review_hours: 80,
  ...changes,
});

const sessionOf = (role: Session['role'], nickname: string): Session => ({
  role,
  permissionFlag: role === 'manager' ? 1 : 0,
  account: {
    id: `${role}-1`,
    email: `${role}@aurora.example`,
    nickname,
    registeredAt: '2026-01-02T03:04:05Z',
  },
  settings: { channelVerifyNeeded: false },
});

/** A signed-in session of each role. */
export const sessions = {
  manager: sessionOf('manager', '김서연'),
  member: sessionOf('member', '박지우'),
  operator: sessionOf('operator', '운영자'),
} as const satisfies Record<Session['role'], Session>;
