import { addDays, type Day, daysBetween } from '../../modules/report/calendar.ts';
import type { DemoAudience, DemoDomain } from '../domains/index.ts';
import { type CountryShares, marketOf, sharesOf, splitViews, worldOf } from './countries.ts';
import { dayFactor, videoCurve } from './curve.ts';
import { chanceBetween, wobble } from './noise.ts';
import { type DemoVideo, videosOf } from './videos.ts';

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
  world: readonly { country: string; share: number }[];
  shares: readonly CountryShares[];
  /** Brings the curves to the domain's views, and the prices to its revenue. */
  viewScale: number;
  priceScale: number;
};

/** Prices per view in USD micros before they are scaled: what a member of Premium brings is several times an ad's. */
const AD_MICROS = 28.5;
const PREMIUM_MICROS = 121;
/** The window whose sums are known beforehand: 28 days that end with the newest day of both reports. */
const WINDOW = { first: -30, last: -3 };

const figuresOf = function* (model: DomainModel, anchor: Day, day: Day): Generator<Figures> {
  const { audience, videos, world, shares, domain } = model;
  const dayIndex = daysBetween(anchor, day);
  const factor = dayFactor(domain.key, day) * model.viewScale;
  // Advertisers pay a little more each month.
  const price = model.priceScale * Math.min(1.3, Math.max(0.55, 1 + 0.0019 * dayIndex));
  for (const [index, video] of videos.entries()) {
    const views = Math.round(videoCurve(video, dayIndex) * factor);
    const split = shares[index];
    if (views < 1 || !split) continue;
    const bias = chanceBetween(video.seed, 20, 0.86, 1.2);
    for (const [place, part] of splitViews(views, split, audience.leastViews).entries()) {
      const country = world[split.order[place] ?? 0]?.country ?? 'ZZ';
      const market = marketOf(country);
      const step = dayIndex * 64 + place;
      const premiumViews = Math.min(
        part,
        Math.round(part * market.premium * bias * wobble(video.seed, step, 0.04)),
      );
      const worth = price * market.price * wobble(video.seed, step + 7, 0.06);
      yield {
        video,
        country,
        views: part,
        engagedViews: Math.round(part * chanceBetween(video.seed, 21, 0.58, 0.79)),
        premiumViews,
        watchedPercent: video.watched * wobble(video.seed, step + 3, 0.02),
        adMicros: Math.round((part - premiumViews) * AD_MICROS * worth),
        premiumMicros: Math.round(premiumViews * PREMIUM_MICROS * worth),
      };
    }
  }
};

const calibrated = (model: DomainModel, anchor: Day): DomainModel => {
  const days = Array.from({ length: WINDOW.last - WINDOW.first + 1 }, (_, index) => WINDOW.first + index);
  const curve = days.reduce((sum, dayIndex) => {
    const factor = dayFactor(model.domain.key, addDays(anchor, dayIndex));
    return sum + factor * model.videos.reduce((total, video) => total + videoCurve(video, dayIndex), 0);
  }, 0);
  const sized = { ...model, viewScale: model.audience.views / curve };
  let views = 0;
  let micros = 0;
  for (const dayIndex of days) {
    for (const figures of figuresOf(sized, anchor, addDays(anchor, dayIndex))) {
      views += figures.views;
      micros += figures.adMicros + figures.premiumMicros;
    }
  }
  return { ...sized, priceScale: (model.audience.rpm * 1_000 * views) / micros };
};

/** Invents the figures of every day for domains that were made on the day `anchor`; a day always comes out the same. */
export const createFigures = (domains: readonly DemoDomain[], anchor: Day) => {
  const models = domains.flatMap((domain): DomainModel[] => {
    const { audience } = domain;
    if (!audience) return [];
    const videos = videosOf(domain);
    const world = worldOf(audience.countries);
    const shares = videos.map(({ seed }) => sharesOf(world, seed));
    return [calibrated({ domain, audience, videos, world, shares, viewScale: 1, priceScale: 1 }, anchor)];
  });
  return {
    *of(day: Day): Generator<Figures> {
      for (const model of models) yield* figuresOf(model, anchor, day);
    },
  };
};

export type FigureSource = ReturnType<typeof createFigures>;
