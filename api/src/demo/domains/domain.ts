import type { ChannelCategory, ChannelStatus, Verification } from '../../modules/channel/channel.tables.ts';
import type { Currency } from '../../modules/site/site.tables.ts';
import type { Language, Localised } from '../../platform/http/languages.ts';
import type { ChannelTitles } from '../titles/titles.ts';

export type DemoChannel = {
  name: string;
  handle: string;
  category: ChannelCategory;
  status: ChannelStatus;
  verification: Verification;
  /** Days before the demo was made. */
  registered: number;
  approved?: number;
  held?: number;
  /** Members it is assigned to, by their number. */
  members?: readonly number[];
  shorts?: { count: number; titles: ChannelTitles };
};

export type DemoMember = {
  nickname: string;
  /** The manager's share in basis points; each holds from so many days before the demo was made. */
  fees: readonly { since: number; basisPoints: number }[];
  hasLink?: boolean;
};

/** What the generated reports of a domain add up to in its last 28 days, and where its viewers are. */
export type DemoAudience = {
  views: number;
  /** Revenue per 1,000 views in USD. */
  rpm: number;
  /** Countries by their share of views; the rest of the world gets what is left. */
  countries: Readonly<Record<string, number>>;
  /** Below so many views a day a country is not told apart from the larger ones: it keeps the files small. */
  leastViews: number;
};

export type DemoDomain = {
  key: string;
  name: string;
  designId: string;
  colorPrimary: string;
  colorPrimaryDim: string;
  isPlaylist?: boolean;
  isConsole?: boolean;
  hasExclusiveLogo?: boolean;
  language: Language;
  currency: Currency;
  tagline: Localised<{ title: string; text: string }>;
  manager?: string;
  operator?: string;
  members: readonly DemoMember[];
  contact: {
    company: string;
    address: string;
    businessNumber: string;
    managerName: string;
    managerContact: string;
  };
  channels: readonly DemoChannel[];
  audience?: DemoAudience;
};

export const hostOf = ({ key }: Pick<DemoDomain, 'key'>) => `${key}.localhost`;
export const emailOf = (name: string, { key }: Pick<DemoDomain, 'key'>) => `${name}@${key}.example`;
