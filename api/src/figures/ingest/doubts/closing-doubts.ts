import type { Day } from '../../../platform/calendar.ts';
import type { FactReportId } from '../report-types.ts';
import { createDoubt, describeFigures, type Doubt, formatFigure, nameSome } from './doubt.ts';
import { type FileFigure, sumAmounts } from './file-figures.ts';
import { getAmountUnit, COMPARED_FROM, type DoubtLimits, findSmallAmounts } from './limits.ts';

/** What daily reports estimate for a channel on a day, of the kind of revenue that a closing report has. */
export type Estimate = {
  account_id: string;
  email: string;
  channel_id: string;
  day: Day;
  amount: number;
};

/** The sums by a key that are large enough to be expected in the closing report. */
const expectedBy = (estimates: readonly Estimate[], keyOf: (row: Estimate) => string) =>
  [...Map.groupBy(estimates, keyOf)].flatMap(([key, rows]) => {
    const [first] = rows;
    const amount = sumAmounts(rows);
    return first && amount >= COMPARED_FROM.revenue ? [{ key, email: first.email, amount }] : [];
  });

/** Doubts about a closing report that has less or far more than the month's estimate, or lacks what that has. */
export const findClosingDoubts = (
  { type, month }: { type: FactReportId; month: string },
  { figures, estimates }: { figures: readonly FileFigure[]; estimates: readonly Estimate[] },
  limits: DoubtLimits,
): Doubt[] => {
  const unit = getAmountUnit(type);
  const estimated = sumAmounts(estimates);
  if (figures.length === 0)
    return [
      createDoubt(
        'empty_closing',
        `It has no row of a registered channel, and would make the month final at $0.00; the estimate is ${formatFigure(estimated, unit)}.`,
        { month, expected: estimated, found: 0, unit },
      ),
    ];
  const doubts: Doubt[] = [];
  const days = new Set(estimates.map(({ day }) => day));
  const channels = new Set(estimates.map(({ channel_id }) => channel_id));
  // Only days that daily reports have estimated say what is likely, and only channels that were registered then.
  const comparable = figures.filter(({ day }) => day !== null && days.has(day));
  const ofKnown = comparable.filter(({ channel_id }) => channels.has(channel_id));
  const small = findSmallAmounts(type).exceededFrom;

  const compare = (
    code: 'below_estimate' | 'above_estimate',
    expected: number,
    found: number,
    { account, setting }: { account?: string; setting: NonNullable<Doubt['setting']> },
  ) => {
    const compared = { expected, found, unit, setting };
    doubts.push(
      createDoubt(code, `${describeFigures('revenue', compared)} Compared with the month’s estimate.`, {
        month,
        account,
        ...compared,
      }),
    );
  };
  const total = sumAmounts(comparable);
  if (estimated >= small && total < estimated * (1 - limits.maxDecrease))
    compare('below_estimate', estimated, total, { setting: 'MAX_DECREASE_PERCENT' });
  if (sumAmounts(ofKnown) > Math.max(estimated, small) * limits.maxDeviation && estimated > 0)
    compare('above_estimate', estimated, sumAmounts(ofKnown), { setting: 'MAX_DEVIATION_FACTOR' });
  for (const { key, email, amount } of expectedBy(estimates, (row) => row.account_id)) {
    const found = sumAmounts(comparable.filter(({ account_id }) => account_id === key));
    if (found * limits.maxDeviation < amount)
      compare('below_estimate', amount, found, { account: email, setting: 'MAX_DEVIATION_FACTOR' });
  }

  const presentDays = new Set(comparable.map(({ day }) => day));
  const expectedDays = expectedBy(estimates, (row) => row.day);
  const missingDays = expectedDays.filter(({ key }) => !presentDays.has(key)).map(({ key }) => key);
  if (missingDays.length > 0) {
    const [expected, found] = [expectedDays.length, expectedDays.length - missingDays.length];
    doubts.push(
      createDoubt(
        'uncovered_days',
        `It has rows of ${found} of ${expected} days with an estimate; ${nameSome(missingDays.toSorted())} would be final at $0.00.`,
        { month, expected, found, unit: 'days' },
      ),
    );
  }
  const presentChannels = new Set(comparable.map(({ channel_id }) => channel_id));
  const expectedChannels = expectedBy(estimates, (row) => row.channel_id);
  const missing = expectedChannels.filter(({ key }) => !presentChannels.has(key)).length;
  if (missing > expectedChannels.length * limits.maxDecrease) {
    const [expected, found] = [expectedChannels.length, expectedChannels.length - missing];
    doubts.push(
      createDoubt('uncovered_channels', `It has rows of ${found} of ${expected} channels with an estimate.`, {
        month,
        expected,
        found,
        unit: 'channels',
        setting: 'MAX_DECREASE_PERCENT',
      }),
    );
  }
  return doubts;
};
