import { wobble } from './noise.ts';

/** What a country does to prices, and how many of its viewers are members of Premium. */
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

/** Where the rest of the viewers are, most first. */
const restOfWorld = [
  ...[
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
  ],
  ...[
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
  ],
];

export const marketOf = (country: string): Market => markets[country] ?? elsewhere;

/** A domain's countries and what is left for the rest of the world, as parts of 1. */
export const worldOf = (
  countries: Readonly<Record<string, number>>,
): { country: string; share: number }[] => {
  const named = Object.entries(countries).map(([country, share]) => ({ country, share: share / 100 }));
  const left = Math.max(0.005, 1 - named.reduce((sum, { share }) => sum + share, 0));
  const others = restOfWorld.filter((country) => !(country in countries));
  const weights = others.map((_, index) => 1 / (index + 3));
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  return [
    ...named,
    ...others.map((country, index) => ({ country, share: (left * (weights[index] ?? 0)) / weightSum })),
  ];
};

export type CountryShares = {
  /** Indices into the world, largest share first. */
  order: Uint8Array;
  shares: Float64Array;
};

/** The countries of one video: those of its domain, each a little more or less. */
export const sharesOf = (world: readonly { share: number }[], seed: number): CountryShares => {
  const raw = world.map(({ share }, index) => share * wobble(seed, index, 0.28));
  const sum = raw.reduce((total, share) => total + share, 0);
  const order = Uint8Array.from(raw.keys()).sort((a, b) => (raw[b] ?? 0) - (raw[a] ?? 0));
  return { order, shares: Float64Array.from(order, (index) => (raw[index] ?? 0) / sum) };
};

/**
 * Whole views per country, adding up to all of them. Countries below `least` are told apart only where a video
 * is large enough, so that small videos do not fill the files with rows of two views.
 */
export const splitViews = (views: number, { shares }: CountryShares, least: number): number[] => {
  let kept = 0;
  let keptShare = 0;
  while (kept < shares.length && (kept === 0 || views * (shares[kept] ?? 0) >= least)) {
    keptShare += shares[kept] ?? 0;
    kept += 1;
  }
  const parts = Array.from({ length: kept }, (_, index) =>
    Math.floor((views * (shares[index] ?? 0)) / keptShare),
  );
  const rest = views - parts.reduce((sum, part) => sum + part, 0);
  parts[0] = (parts[0] ?? 0) + rest;
  return parts;
};
