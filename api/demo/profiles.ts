import { aurora, consoleDomain, type DemoDomain, ember, lagoon, mono, playlist } from './domains/index.ts';
import { large } from './domains/large.ts';

/** `large` is one partner with as much data as a benchmark needs. */
export type DemoProfile = 'demo' | 'large';

const profiles: Record<DemoProfile, readonly DemoDomain[]> = {
  demo: [aurora, lagoon, ember, mono, playlist, consoleDomain],
  large: [large, consoleDomain],
};

export const getDomains = (profile: DemoProfile): readonly DemoDomain[] => profiles[profile];

/** Days of figures at the start. */
export const FIGURE_DAYS = 200;
/** How many days views and revenue are behind today. */
export const VIEWS_DELAY = 2;
export const REVENUE_DELAY = 3;
