import { createFigures } from '../../demo/figures/figures.ts';
import { FIGURE_DAYS, getDomains, REVENUE_DELAY } from '../../demo/profiles.ts';
import type { DayValue } from '../../src/figures/report/briefing/forecast-month.ts';
import { addDays, listDays } from '../../src/platform/calendar.ts';

/** The demo's figures depend on the day it is created; with this one, four months can be tested. */
const CREATED_ON = '2026-11-21';

export type DemoHistory = { account: string; figure: 'views' | 'revenue'; history: readonly DayValue[] };

/** The days of each account of the demo as it is ingested: views, and revenue in USD micros. */
export const generateDemoAccounts = (): DemoHistory[] =>
  getDomains('demo').flatMap((domain): DemoHistory[] => {
    if (!domain.audience) return [];
    const source = createFigures([domain], CREATED_ON);
    const days = listDays(addDays(CREATED_ON, -FIGURE_DAYS), addDays(CREATED_ON, -REVENUE_DELAY));
    const views: DayValue[] = [];
    const revenue: DayValue[] = [];
    for (const day of days) {
      const rows = [...source.of(day)];
      views.push({ day, value: rows.reduce((sum, row) => sum + row.views, 0) });
      revenue.push({
        day,
        value: rows.reduce((sum, { adMicros, premiumMicros }) => sum + adMicros + premiumMicros, 0),
      });
    }
    return [
      { account: domain.name, figure: 'views', history: views },
      { account: domain.name, figure: 'revenue', history: revenue },
    ];
  });
