import { pacificDayOf, systemClock } from '../platform/clock.ts';
import { addDays, type Day } from '../modules/report/calendar.ts';
import { readDemoState } from './demo-state.ts';
import { ratesOf } from './figures/rates.ts';
import { FIGURE_DAYS } from './profiles.ts';

/** The first figures may be of a weekend, when the rate of the Friday before holds. */
const WEEK = 7;

export type DemoRatesOptions = {
  /** Where the demo keeps its reports (`DATA_DIR/demo/reports`). */
  directory: string;
};

/** What a dollar is worth in won on the trading days of the demo's figures, through today. */
export const demoRates = async ({ directory }: DemoRatesOptions): Promise<{ day: Day; rate: string }[]> => {
  const { seededOn } = await readDemoState(directory);
  const today = pacificDayOf(systemClock.now());
  return ratesOf(addDays(seededOn, -FIGURE_DAYS - WEEK), today);
};
