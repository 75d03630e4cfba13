import { toPacificDay, systemClock } from '../src/platform/clock.ts';
import { addDays, type Day } from '../src/platform/calendar.ts';
import { readDemoState } from './demo-state.ts';
import { createRates } from './figures/rates.ts';
import { FIGURE_DAYS } from './profiles.ts';

/** The first figures may be of a weekend, which uses the rate of the Friday before. */
const WEEK = 7;

export type DemoRatesOptions = {
  /** Directory of the demo's reports (`DATA_DIR/demo/reports`). */
  directory: string;
};

/** The exchange rates of the trading days of the demo's figures, through today. */
export const demoRates = async ({ directory }: DemoRatesOptions): Promise<{ day: Day; rate: string }[]> => {
  const { seededOn } = await readDemoState(directory);
  const today = toPacificDay(systemClock.now());
  return createRates(addDays(seededOn, -FIGURE_DAYS - WEEK), today);
};
