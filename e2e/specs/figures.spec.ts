import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '@portal/shared/routing';
import { cardMetrics, createDashboard, readChannels, videoColumns } from '../fixtures/dashboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { dataDir, origin } from '../harness/environment.ts';
import { portalOk } from '../harness/portal.ts';
import { addDays, daysThrough } from '../oracle/days.ts';
import { figuresOf } from '../oracle/figures.ts';
import type { Figures, Rate, Reader } from '../oracle/figures.ts';
import { readReports } from '../oracle/read-reports.ts';
import type { VideoDay } from '../oracle/read-reports.ts';
import { allShown, shown, shownChange } from '../oracle/shown.ts';
import type { Currency } from '../oracle/shown.ts';

// The second test adds a day, which the first one must not meet half-way.
// Reading tens of megabytes of reports takes its time.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const site = 'aurora';
const reportsFolder = path.join(dataDir, 'demo/reports');
/** The dashboard's period when nobody chose another, and the one before, which it is compared with. */
const PERIOD_DAYS = 28;
const PAGE_SIZE = 20;

/** As the demo is made: member 4 gave 20 % until two weeks before its first start, and 15 % from then on. */
async function feeOfMember4(): Promise<Reader['feeOn']> {
  const { seededOn } = JSON.parse(await readFile(path.join(dataDir, 'demo/demo.json'), 'utf8')) as {
    seededOn: string;
  };
  return (day) => (day < addDays(seededOn, -14) ? 2_000 : 1_500);
}

/** What the reports in the folder say: the newest day that both kinds tell, and all of the two periods through it. */
async function readDemo() {
  const today = new Date().toISOString().slice(0, 10);
  // Reports are at most a few days behind.
  const { rows, viewDays, revenueDays } = await readReports(
    reportsFolder,
    addDays(today, -2 * PERIOD_DAYS - 7),
  );
  const latestDay =
    [...viewDays]
      .filter((day) => revenueDays.has(day))
      .toSorted()
      .at(-1) ?? '';
  return {
    latestDay,
    viewsThrough: [...viewDays].toSorted().at(-1) ?? '',
    period: daysThrough(latestDay, PERIOD_DAYS),
    before: daysThrough(addDays(latestDay, -PERIOD_DAYS), PERIOD_DAYS),
    rows,
  };
}

type Demo = Awaited<ReturnType<typeof readDemo>>;

async function readRates(): Promise<Rate[]> {
  const { rates } = JSON.parse(await portalOk('demo-rates', '--json')) as { rates: Rate[] };
  return rates;
}

const inDays = (rows: readonly VideoDay[], days: readonly string[]) =>
  rows.filter(({ day }) => days.includes(day));

async function expectCards(
  page: Page,
  { now, before }: { now: Figures; before: Figures },
  currency: Currency,
) {
  const dashboard = createDashboard(page);
  for (const metric of cardMetrics) {
    const lines = await dashboard.readCard(metric);
    expect(lines, metric).toContain(shown(metric, now[metric], currency));
    expect(lines.join(' '), metric).toContain(shownChange(now[metric], before[metric]));
  }
  const premium = await dashboard.readCard('premium_views');
  expect(premium).toContain(shown('premium_rate', now.premium_rate, currency));
}

/** Of every card's figure, by day. */
async function expectTrend(
  page: Page,
  days: readonly { day: string; figures: Figures }[],
  currency: Currency,
) {
  const dashboard = createDashboard(page);
  await dashboard.main.getByRole('button', { name: '표로 보기' }).click();
  for (const metric of cardMetrics) {
    await dashboard.choose(metric);
    const expected = days.map(({ day, figures }) => [day, shown(metric, figures[metric], currency)]);
    expect(Object.fromEntries(await dashboard.readTrend(metric)), metric).toEqual(
      Object.fromEntries(expected),
    );
  }
}

/** Most views first; of as many, by the video's id. */
const byViews = (a: { video: string; figures: Figures }, b: { video: string; figures: Figures }) =>
  Number(b.figures.views) - Number(a.figures.views) || (a.video < b.video ? -1 : 1);

async function expectVideos(page: Page, rows: readonly VideoDay[], reader: Reader, currency: Currency) {
  const cellsOf = (figures: Figures) => {
    const texts = allShown(figures, currency);
    return videoColumns.map((column) => texts[column]);
  };
  const videos = [...Map.groupBy(rows, ({ video }) => video)]
    .map(([video, own]) => ({ video, figures: figuresOf(own, reader) }))
    .toSorted(byViews)
    .slice(0, PAGE_SIZE);
  expect(await createDashboard(page).readVideos()).toEqual([
    { video: undefined, cells: cellsOf(figuresOf(rows, reader)) },
    ...videos.map(({ video, figures }) => ({ video, cells: cellsOf(figures) })),
  ]);
}

/** Everything the open dashboard shows of a period against what the report files say. */
async function expectDashboard(
  page: Page,
  {
    demo,
    channels,
    reader,
    currency,
  }: { demo: Demo; channels: Set<string>; reader: Reader; currency: Currency },
) {
  const own = demo.rows.filter(({ channel }) => channels.has(channel));
  const rows = inDays(own, demo.period);
  expect(rows.length).toBeGreaterThan(0);
  const now = figuresOf(rows, reader);
  await expectCards(page, { now, before: figuresOf(inDays(own, demo.before), reader) }, currency);
  await expectVideos(page, rows, reader, currency);
  const days = demo.period.map((day) => ({ day, figures: figuresOf(inDays(rows, [day]), reader) }));
  await expectTrend(page, days, currency);
}

const noFee = () => 0;

const readers = [
  { who: 'manager', currency: 'KRW', feeOn: () => Promise.resolve(noFee) },
  { who: 'manager', currency: 'USD', feeOn: () => Promise.resolve(noFee) },
  { who: 'member4', currency: 'KRW', feeOn: feeOfMember4 },
  { who: 'member4', currency: 'USD', feeOn: feeOfMember4 },
] as const;

for (const { who, currency, feeOn } of readers) {
  test(`${who}’s dashboard in ${currency} is what the report files add up to`, async ({
    page,
    bringSession,
  }) => {
    await bringSession(site, who);
    await page.goto(origin(site) + paths.manageChannel.path);
    const channels = await readChannels(page);
    const rates = currency === 'KRW' ? await readRates() : undefined;
    await page.context().addCookies([{ name: 'currency', value: currency, url: origin(site) }]);

    await page.goto(origin(site) + paths.dashboard.path);

    const reader = { rates, feeOn: await feeOn() };
    await expectDashboard(page, { demo: await readDemo(), channels, reader, currency });
  });
}

test('one more day comes in by two commands, and the dashboard goes on by it', async ({
  page,
  bringSession,
}) => {
  await bringSession(site);
  await page.goto(origin(site) + paths.manageChannel.path);
  const channels = await readChannels(page);
  const before = await readDemo();
  const { files } = JSON.parse(await portalOk('demo-day', '--only-write', '--json')) as { files: string[] };
  expect(files).toHaveLength(2);
  await page.goto(origin(site) + paths.dashboard.path);
  const freshness = page.getByRole('group', { name: '필터' });
  const through = (day: string) => `${day.slice(5).replace('-', '.')}까지`;
  await expect(freshness).toContainText(through(before.latestDay));

  await portalOk('ingest', ...files);
  await page.reload();

  const after = await readDemo();
  expect(after.latestDay).toBe(addDays(before.latestDay, 1));
  await expect(freshness).toContainText(`조회수 ${through(after.viewsThrough)}`);
  await expect(freshness).toContainText(`수익 ${through(after.latestDay)}`);
  const reader = { rates: await readRates(), feeOn: noFee };
  await expectDashboard(page, { demo: after, channels, reader, currency: 'KRW' });
});
