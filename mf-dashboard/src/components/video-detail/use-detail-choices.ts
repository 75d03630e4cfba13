import { useState } from 'react';

export const TREND_METRICS = ['revenue', 'views', 'rpm'] as const;
export type TrendMetric = (typeof TREND_METRICS)[number];

export const COUNTRY_METRICS = ['views', 'revenue', 'premium_views'] as const;
export type CountryMetric = (typeof COUNTRY_METRICS)[number];

export const COUNTRY_VIEWS = ['bars', 'table', 'map'] as const;
export type CountryView = (typeof COUNTRY_VIEWS)[number];

export const START_METRICS = ['views', 'revenue'] as const;
export type StartMetric = (typeof START_METRICS)[number];

/** What is looked at in the parts of the detail. */
export type DetailChoices = {
  trend: TrendMetric;
  countries: CountryMetric;
  countryView: CountryView;
  start: StartMetric;
};

/** They stay while the list is walked, so that videos can be held against one another; a visit starts anew. */
export const useDetailChoices = () => {
  const [choices, setChoices] = useState<DetailChoices>({
    trend: 'revenue',
    countries: 'views',
    countryView: 'bars',
    start: 'views',
  });
  return {
    choices,
    choose: (change: Partial<DetailChoices>) => setChoices((before) => ({ ...before, ...change })),
  };
};

/** A part that has something to choose. */
export type ChoosingProps = ReturnType<typeof useDetailChoices>;
