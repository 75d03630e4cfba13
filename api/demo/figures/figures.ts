import { addDays, type Day, daysBetween } from '../../src/platform/calendar.ts';
import type { DemoAudience, DemoDomain } from '../domains/index.ts';
import { type CountryShares, getMarket, varyShares, splitViews, listCountryShares } from './countries.ts';
import { computeDayFactor, computeViews } from './curve.ts';
import { chanceBetween, randomFactor } from './noise.ts';
import { type DemoVideo, createVideos } from './videos.ts';

/** One country's figures of a video on a day. Money is in USD micros. */
export type Figures = {
  video: DemoVideo;
  country: string;
  views: number;
  engagedViews: number;
  premiumViews: number;
  watchedPercent: number;
  adMicros: number;
  premiumMicros: number;
};

type DomainModel = {
  domain: DemoDomain;
  audience: DemoAudience;
  videos: readonly DemoVideo[];
  countries: readonly { country: string; share: number }[];
  shares: readonly CountryShares[];
  /** Scale the curves to the domain's views, and the prices to its revenue. */
  viewScale: number;
  priceScale: number;
};

/** Prices per view in USD micros before scaling; a Premium view earns several times as much as an ad. */
const AD_MICROS = 28.5;
const PREMIUM_MICROS = 121;
/** The window with given totals: 28 days that end with the newest day of both reports. */
const WINDOW = { first: -30, last: -3 };

const generateFigures = function* (model: DomainModel, anchor: Day, day: Day): Generator<Figures> {
  const { audience, videos, countries, shares, domain } = model;
  const dayIndex = daysBetween(anchor, day);
  const factor = computeDayFactor(domain.key, day) * model.viewScale;
  // Advertising prices rise a little each month.
  const price = model.priceScale * Math.min(1.3, Math.max(0.55, 1 + 0.0019 * dayIndex));
  for (const [index, video] of videos.entries()) {
    const views = Math.round(computeViews(video, dayIndex) * factor);
    const split = shares[index];
    if (views < 1 || !split) continue;
    const bias = chanceBetween(video.seed, 20, 0.86, 1.2);
    for (const [place, part] of splitViews(views, split, audience.leastViews).entries()) {
      const country = countries[split.order[place] ?? 0]?.country ?? 'ZZ';
      const market = getMarket(country);
      const step = dayIndex * 64 + place;
      const premiumViews = Math.min(
        part,
        Math.round(part * market.premium * bias * randomFactor(video.seed, step, 0.04)),
      );
      const rate = price * market.price * randomFactor(video.seed, step + 7, 0.06);
      yield {
        video,
        country,
        views: part,
        engagedViews: Math.round(part * chanceBetween(video.seed, 21, 0.58, 0.79)),
        premiumViews,
        watchedPercent: video.watched * randomFactor(video.seed, step + 3, 0.02),
        adMicros: Math.round((part - premiumViews) * AD_MICROS * rate),
        premiumMicros: Math.round(premiumViews * PREMIUM_MICROS * rate),
      };
    }
  }
};

const calibrate = (model: DomainModel, anchor: Day): DomainModel => {
  const days = Array.from({ length: WINDOW.last - WINDOW.first + 1 }, (_, index) => WINDOW.first + index);
  const curve = days.reduce((sum, dayIndex) => {
    const factor = computeDayFactor(model.domain.key, addDays(anchor, dayIndex));
    return sum + factor * model.videos.reduce((total, video) => total + computeViews(video, dayIndex), 0);
  }, 0);
  const sized = { ...model, viewScale: model.audience.views / curve };
  let views = 0;
  let micros = 0;
  for (const dayIndex of days) {
    for (const figures of generateFigures(sized, anchor, addDays(anchor, dayIndex))) {
      views += figures.views;
      micros += figures.adMicros + figures.premiumMicros;
    }
  }
  return { ...sized, priceScale: (model.audience.rpm * 1_000 * views) / micros };
};

/**
 * Generates the figures of every day for domains that were created on the day `anchor`; a day always gives the same
 * figures.
 */
export const createFigures = (domains: readonly DemoDomain[], anchor: Day) => {
  const models = domains.flatMap((domain): DomainModel[] => {
    const { audience } = domain;
    if (!audience) return [];
    const videos = createVideos(domain);
    const countries = listCountryShares(audience.countries);
    const shares = videos.map(({ seed }) => varyShares(countries, seed));
    return [calibrate({ domain, audience, videos, countries, shares, viewScale: 1, priceScale: 1 }, anchor)];
  });
  return {
    *of(day: Day): Generator<Figures> {
      for (const model of models) yield* generateFigures(model, anchor, day);
    },
  };
};

export type FigureSource = ReturnType<typeof createFigures>;
