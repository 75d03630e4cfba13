import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ForecastCase,
  forecastPastMonth,
  listTestableMonths,
  ORIGINS,
  summarise,
} from '../src/figures/report/briefing/testing/backtest.ts';
import { generateAccounts } from '../src/figures/report/briefing/testing/generated-accounts.ts';
import { toMonthName } from '../src/platform/calendar.ts';
import { generateDemoAccounts } from './forecast/demo-accounts.ts';
import { drawMonth } from './forecast/draw-month.ts';
import { printLine } from './print-line.ts';

const picture = join(import.meta.dirname, '../../docs/images/forecast.svg');
/** The tests use the seeds from 1 on. */
const FIRST_SEED = 10_001;

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

const printTable = (name: string, groups: readonly (readonly [string, readonly ForecastCase[]])[]) => {
  printLine(`\n| ${name} | forecasts | inside | error | last month | last seven days |`);
  printLine('| --- | --- | --- | --- | --- | --- |');
  for (const [group, cases] of groups) {
    const { count, inside, error, lastMonthError, lastWeekError } = summarise(cases);
    const shares = [inside, error, lastMonthError, lastWeekError].map(percent);
    const cells = [group, count, ...shares];
    printLine(`| ${cells.join(' | ')} |`);
  }
};

const groupByDaysLeft = (cases: readonly ForecastCase[]) =>
  ORIGINS.toReversed().map((origin) => {
    const group = cases.filter((each) => each.origin === origin);
    const left = group.map(({ daysLeft }) => daysLeft);
    return [`${Math.min(...left)} to ${Math.max(...left)}`, group] as const;
  });

/** Forecasts past months of generated accounts and of the demo's, prints the tables of docs/forecast.md, and draws its picture. */
export const measureForecast = async ({ accounts }: { accounts: number }) => {
  const generated = generateAccounts(accounts, FIRST_SEED).flatMap((history) =>
    forecastPastMonth(history, toMonthName(history.at(-1)?.day ?? '')),
  );
  printTable('days left, generated', [...groupByDaysLeft(generated), ['all', generated]]);

  const histories = generateDemoAccounts();
  const demo = histories.map(({ account, history }) => ({
    account,
    cases: listTestableMonths(history).flatMap((month) => forecastPastMonth(history, month)),
  }));
  const casesOf = (account?: string) =>
    demo.flatMap((each) => (each.account === (account ?? each.account) ? each.cases : []));
  printTable('days left, demo', [...groupByDaysLeft(casesOf()), ['all', casesOf()]]);
  const names = [...new Set(demo.map(({ account }) => account))];
  printTable(
    'account of the demo',
    names.map((name) => [name, casesOf(name)]),
  );

  const drawn = histories[0];
  if (!drawn) throw new Error('The demo has no account with figures.');
  await writeFile(
    picture,
    drawMonth(`The ${drawn.figure} of ${drawn.account} in October, as forecast`, drawn.history, '2026-10'),
  );
  printLine(`\n${picture} is drawn.`);
};
