import { randomFactor } from './noise.ts';

/** A country's price factor, and its share of Premium members. */
type Market = {
  price: number;
  premium: number;
};

const markets: Readonly<Record<string, Market>> = {
  KR: { price: 1.0, premium: 0.21 },
  JP: { price: 1.45, premium: 0.19 },
  US: { price: 1.75, premium: 0.24 },
  TW: { price: 1.12, premium: 0.2 },
  HK: { price: 1.3, premium: 0.22 },
  SG: { price: 1.3, premium: 0.21 },
  MO: { price: 1.2, premium: 0.2 },
  GB: { price: 1.5, premium: 0.22 },
  DE: { price: 1.45, premium: 0.19 },
  FR: { price: 1.2, premium: 0.17 },
  CA: { price: 1.5, premium: 0.23 },
  AU: { price: 1.6, premium: 0.23 },
  ID: { price: 0.72, premium: 0.14 },
  TH: { price: 0.65, premium: 0.17 },
  VN: { price: 0.45, premium: 0.14 },
  PH: { price: 0.5, premium: 0.14 },
  MY: { price: 0.8, premium: 0.18 },
  IN: { price: 0.3, premium: 0.1 },
  BR: { price: 0.5, premium: 0.15 },
  MX: { price: 0.55, premium: 0.15 },
  ZZ: { price: 0.8, premium: 0.16 },
};
const elsewhere: Market = { price: 0.7, premium: 0.16 };

/** Countries of the remaining viewers, the largest first. */
const restOfWorld = [
  'NL',
  'ES',
  'IT',
  'PL',
  'TR',
  'SA',
  'AE',
  'NZ',
  'SE',
  'CL',
  'CO',
  'AR',
  'PE',
  'ZA',
  'EG',
  'KH',
  'MM',
  'MN',
  'PK',

  'BD',
  'LK',
  'NP',
  'KZ',
  'UA',
  'RO',
  'CZ',
  'PT',
  'BE',
  'CH',
  'AT',
  'NO',
  'DK',
  'FI',
  'IE',
  'IL',
  'NG',
  'KE',
  'LA',
  'BN',
];

export const getMarket = (country: string): Market => markets[country] ?? elsewhere;

/** A domain's countries and those of the rest of the world, as fractions of 1. */
export const listCountryShares = (
  countries: Readonly<Record<string, number>>,
): { country: string; share: number }[] => {
  const named = Object.entries(countries).map(([country, share]) => ({ country, share: share / 100 }));
  const remainder = Math.max(0.005, 1 - named.reduce((sum, { share }) => sum + share, 0));
  const others = restOfWorld.filter((country) => !(country in countries));
  const weights = others.map((_, index) => 1 / (index + 3));
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  return [
    ...named,
    ...others.map((country, index) => ({ country, share: (remainder * (weights[index] ?? 0)) / weightSum })),
  ];
};

export type CountryShares = {
  /** Indexes into the domain's countries, largest share first. */
  order: Uint8Array;
  shares: Float64Array;
};

/** The countries of one video: those of its domain, with small random differences. */
export const varyShares = (countries: readonly { share: number }[], seed: number): CountryShares => {
  const raw = countries.map(({ share }, index) => share * randomFactor(seed, index, 0.28));
  const sum = raw.reduce((total, share) => total + share, 0);
  const order = Uint8Array.from(raw.keys()).sort((a, b) => (raw[b] ?? 0) - (raw[a] ?? 0));
  return { order, shares: Float64Array.from(order, (index) => (raw[index] ?? 0) / sum) };
};

/**
 * Distributes whole views over countries, without changing their sum. Countries below `least` get rows of their own
 * only in large videos, so that small videos do not fill the files with rows of two views.
 */
export const splitViews = (views: number, { shares }: CountryShares, least: number): number[] => {
  let count = 0;
  let countedShare = 0;
  while (count < shares.length && (count === 0 || views * (shares[count] ?? 0) >= least)) {
    countedShare += shares[count] ?? 0;
    count += 1;
  }
  const parts = Array.from({ length: count }, (_, index) =>
    Math.floor((views * (shares[index] ?? 0)) / countedShare),
  );
  const rest = views - parts.reduce((sum, part) => sum + part, 0);
  parts[0] = (parts[0] ?? 0) + rest;
  return parts;
};
