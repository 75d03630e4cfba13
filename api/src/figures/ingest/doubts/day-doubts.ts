import { addDays, type Day } from '../../../platform/calendar.ts';
import { type FactReportId, isClosing } from '../report-types.ts';
import { createDoubt, type Doubt, nameSome } from './doubt.ts';

/** YouTube has its files for 60 days; a wrong year is 365 days away. */
const FAR_PAST_DAYS = 300;

/** Doubts about the days of a file, which are sorted; `today` is the Pacific day. */
export const findDayDoubts = (days: readonly Day[], type: FactReportId, today: Day): Doubt[] => {
  const doubts: Doubt[] = [];
  const running = days.filter((day) => day >= today);
  if (isClosing(type)) {
    const month = days[0]?.slice(0, 7);
    if (running.length > 0)
      doubts.push(
        createDoubt(
          'month_runs',
          `The month runs until ${days.at(-1)}, in Pacific time; a closing report makes it final.`,
          { month },
        ),
      );
  } else if (running.length > 0)
    doubts.push(
      createDoubt(
        'running_days',
        `It is ${today} in Pacific time; figures of a day are complete after it has ended.`,
        { path: nameSome(running), day: running[0], expected: 0, found: running.length, unit: 'days' },
      ),
    );
  const oldest = addDays(today, -FAR_PAST_DAYS);
  const past = days.filter((day) => day < oldest);
  if (past.length > 0)
    doubts.push(
      createDoubt('past_days', `More than ${FAR_PAST_DAYS} days ago.`, {
        path: nameSome(past),
        day: past[0],
        expected: 0,
        found: past.length,
        unit: 'days',
      }),
    );
  return doubts;
};
