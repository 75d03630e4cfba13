import { useState } from 'react';

export const TREND_METRICS = ['revenue', 'views', 'rpm'] as const;
export type TrendMetric = (typeof TREND_METRICS)[number];

export const COUNTRY_METRICS = ['views', 'revenue', 'premium_views'] as const;
export type CountryMetric = (typeof COUNTRY_METRICS)[number];

export const COUNTRY_VIEWS = ['bars', 'table', 'map'] as const;
export type CountryView = (typeof COUNTRY_VIEWS)[number];

export const START_METRICS = ['views', 'revenue'] as const;
export type StartMetric = (typeof START_METRICS)[number];

/** The options selected in the panels. */
export type DetailChoices = {
  trend: TrendMetric;
  countries: CountryMetric;
  countryView: CountryView;
  start: StartMetric;
};

/**
 * The selected options; they stay while the user navigates between videos, to compare them, and are reset when the
 * detail is opened again.
 */
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

/** The props of a panel with options. */
export type DetailChoicesProps = ReturnType<typeof useDetailChoices>;
