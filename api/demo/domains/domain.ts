import type { Language, Currency, ChannelStatus } from '@portal/shared/facts';
import type { ChannelCategory, Verification } from '../../src/partners/channel/channel.tables.ts';
import type { Localised } from '../../src/texts/languages.ts';
import type { ChannelTitles } from '../titles/titles.ts';

export type DemoChannel = {
  name: string;
  handle: string;
  category: ChannelCategory;
  status: ChannelStatus;
  verification: Verification;
  /** Days before the demo was created. */
  registered: number;
  approved?: number;
  held?: number;
  /** Indexes of the members it is assigned to. */
  members?: readonly number[];
  /** What these members have in basis points, from the day when the last of them got the channel; equal when missing. */
  parts?: readonly number[];
  shorts?: { count: number; titles: ChannelTitles };
};

export type DemoMember = {
  nickname: string;
  /** The fee rates in basis points, each from so many days before the demo was created. */
  fees: readonly { since: number; basisPoints: number }[];
  hasLink?: boolean;
};

/** The totals of a domain's generated reports over its last 28 days, and the countries of its viewers. */
export type DemoAudience = {
  views: number;
  /** Revenue per 1,000 views in USD. */
  rpm: number;
  /** Countries by their share of views; the rest of the world gets the remainder. */
  countries: Readonly<Record<string, number>>;
  /** A country with fewer views a day is merged into larger ones to limit the size of the files. */
  leastViews: number;
};

/** How a partner closes its months and pays its members; members are counted from 1. */
export type DemoPayouts = {
  /** The smallest amount that is paid, in the domain's currency. */
  minimum: string;
  /** What the platform keeps of the manager's revenue, in basis points. */
  platformFee: number;
  bankCode: string;
  /** The handle of the channel whose advertising revenue YouTube corrects after the first month is closed. */
  correctedChannel: string;
  /** A member whose money never reaches its own minimum. */
  carriedOver: { member: number; minimum: string };
  /** A member whose money is held after the second month. */
  held: { member: number; reason: string };
  /** A member to whom the second month is paid in two parts. */
  inParts: number;
  /** Members of whom the manager withholds tax: at one rate, or at another one of revenue from viewers in the United States. */
  withheld: readonly { member: number; basisPoints: number; usBasisPoints?: number; note: string }[];
  /** An advance to a member after the first month, which a part of each later one pays back. */
  advance: { member: number; amount: string; basisPoints: number };
  /** A member whose bank details are not known. */
  withoutBank: number;
};

export type DemoDomain = {
  key: string;
  name: string;
  designId: string;
  colorPrimary: string;
  colorPrimaryDim: string;
  isPlaylistSite?: boolean;
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
  /** Without it, no month is closed. */
  payouts?: DemoPayouts;
};

export const getHost = ({ key }: Pick<DemoDomain, 'key'>) => `${key}.localhost`;
export const getEmail = (name: string, { key }: Pick<DemoDomain, 'key'>) => `${name}@${key}.example`;
