import { paths } from '@portal/shared/routing';
import { videoColumns } from '../../fixtures/dashboard.ts';
import type { Dashboard } from '../../fixtures/dashboard.ts';
import {
  readFee,
  noFee,
  readDemoVideoCounts,
  readMembers,
  readParts,
  readRates,
  readVideos,
  site,
} from '../../fixtures/demo.ts';
import {
  expectAllCountries,
  expectRate,
  expectTrend,
  expectVideos,
  PAGE_SIZE,
} from '../../fixtures/expect-dashboard.ts';
import type { DashboardState } from '../../fixtures/expect-dashboard.ts';
import {
  expectChannels,
  expectChannelTrend,
  expectPrices,
  expectVideo,
} from '../../fixtures/expect-reports.ts';
import { expectStatement } from '../../fixtures/expect-statement.ts';
import {
  expectComparison,
  expectPeriod,
  lastDays,
  openDashboard,
  readLedger,
} from '../../fixtures/read-figures.ts';
import { createCaller } from '../../fixtures/signed-call.ts';
import { test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';
import { addDays, monthBefore, periodThrough, unitOfOwnDays } from '../../oracle/days.ts';
import type { Ledger } from '../../oracle/ledger.ts';
import { narrowToChannel } from '../../oracle/prices.ts';

// Reading a hundred megabytes of reports takes longer than the default timeout, most of all on a machine that is loaded.
test.describe.configure({ timeout: 420_000 });
// A trace of the hundreds of steps takes longer than the steps, and assertion messages are complete without it.
test.use({ trace: 'off' });

const currencies = ['KRW', 'USD'] as const;
/** A custom period that begins in the middle of a week and a month and ends before its revenue is reported. */
const OWN_DAYS = 45;

const ownDays = ({ viewsThrough }: Ledger) => periodThrough(viewsThrough, OWN_DAYS);

/** Checks the video list in several sort orders, its last page and a search. */
async function expectWholeList(
  dashboard: Dashboard,
  shown: DashboardState,
  words: ReadonlyMap<string, string[]>,
) {
  for (const sort of videoColumns.slice(1)) {
    await dashboard.sortBy(sort);
    await expectVideos(dashboard, shown, { sort });
  }
  const sort = videoColumns.at(-1) ?? 'views';
  await dashboard.sortBy(sort);
  const count = await expectVideos(dashboard, shown, { sort, order: 'asc' });
  const pages = Math.ceil(count / PAGE_SIZE);
  await dashboard.goToPage(pages);
  await expectVideos(dashboard, shown, { sort, order: 'asc', page: pages - 1 });

  const text = '고양이';
  const isMeant = (video: string) => words.get(video)?.some((word) => word.includes(text)) ?? false;
  await dashboard.search(text);
  await expectVideos(dashboard, shown, { sort, order: 'asc', isMeant });
  await dashboard.search('');
  await dashboard.sortBy('views');
  await expectVideos(dashboard, shown);
}

/** Checks the three periods with and without comparison, starting from the dashboard's initial state. */
async function expectPeriods(dashboard: Dashboard, start: Omit<DashboardState, 'period' | 'comparison'>) {
  const { ledger } = start.view;
  let shown: DashboardState = { ...start, period: lastDays(ledger), comparison: 'previous' };
  await expectPeriod(dashboard, shown);

  await dashboard.chooseComparison('last_year');
  shown = { ...shown, comparison: 'last_year' };
  await expectComparison(dashboard, shown);

  await dashboard.choosePreset('last-month');
  shown = { ...shown, period: monthBefore(ledger.latest), unit: 'months' };
  await expectPeriod(dashboard, shown);

  await dashboard.chooseComparison('previous');
  shown = { ...shown, comparison: 'previous' };
  await expectComparison(dashboard, shown);

  await dashboard.chooseDays(ownDays(ledger));
  shown = { ...shown, period: ownDays(ledger), unit: unitOfOwnDays(ownDays(ledger)) };
  await expectPeriod(dashboard, shown);
  for (const interval of ['month', 'week'] as const) {
    await dashboard.chooseInterval(interval);
    await expectTrend(dashboard, shown, interval);
  }
  await dashboard.chooseInterval('day');

  await dashboard.chooseComparison('none');
  shown = { ...shown, comparison: 'none' };
  await expectComparison(dashboard, shown);
  return shown;
}

const readers = [
  { title: 'a manager’s dashboard', who: 'manager', fee: undefined, member: undefined },
  { title: 'a manager’s dashboard of one member', who: 'manager', fee: 'member4', member: '정민재' },
  { title: 'a member’s dashboard', who: 'member4', fee: 'member4', member: undefined },
] as const;

for (const { title, who, fee, member } of readers) {
  test(`${title} equals the sums of the report files`, async ({ page, restoreSession }) => {
    await restoreSession(site, who);
    const { dashboard, call } = await openDashboard(page);
    const { ledger, channels } = await readLedger(
      call,
      ({ members }) => member === undefined || members.some(({ nickname }) => nickname === member),
    );
    const videos = await readVideos(call, { from: ledger.first, to: ledger.viewsThrough });
    const words = new Map([...videos].map(([id, video]) => [id, video.words]));
    const rates = await readRates();
    const money = fee
      ? { feeOn: await readFee(fee), partOn: await readParts(fee, channels) }
      : { feeOn: noFee };
    if (member) await dashboard.chooseMember(member);

    for (const currency of currencies) {
      await test.step(currency, async () => {
        await dashboard.chooseCurrency(currency);
        const reader = { rates: currency === 'KRW' ? rates : undefined, ...money };
        const shown = await expectPeriods(dashboard, { view: { ledger, reader }, currency });
        await expectRate(dashboard, shown, reader.rates);
        await expectAllCountries(dashboard, shown);
        await expectWholeList(dashboard, shown, words);
        await dashboard.chooseComparison('previous');
        await dashboard.choosePreset('28d');
      });
    }
  });
}

for (const { who, fee } of [
  { who: 'manager', fee: undefined },
  { who: 'member4', fee: 'member4' },
] as const) {
  test(`the channel, price and video reports return the ${who} the sums of the report files`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession(site, who);
    const { call } = await openDashboard(page);
    const { channels, reports, ledger } = await readLedger(call);
    const videos = [...(await readVideos(call, { from: ledger.first, to: ledger.viewsThrough })).values()];
    const counts = await readDemoVideoCounts();
    const rates = await readRates();
    const money = fee
      ? { feeOn: await readFee(fee), partOn: await readParts(fee, channels) }
      : { feeOn: noFee };
    const [channel] = channels.filter(({ youtubeId }) => counts.has(youtubeId));
    const ofChannel = videos.filter((video) => video.channel === channel?.youtubeId);
    // A video published after the first report and one published before it.
    const young = ofChannel.find(({ on }) => on > ledger.first);
    const old = ofChannel.find(({ on }) => on < ledger.first);
    if (!channel || !young || !old) throw new Error('The demo has no such videos.');

    for (const currency of currencies) {
      const view = { ledger, reader: { rates: currency === 'KRW' ? rates : undefined, ...money } };
      for (const period of [lastDays(ledger), monthBefore(ledger.latest), ownDays(ledger)]) {
        await test.step(`${currency}, ${period.from} to ${period.to}`, async () => {
          const query = { call, view, period, currency };
          await expectChannels(query, channels, counts);
          await expectChannelTrend(query);
          await expectPrices(query, {
            id: channel.id,
            view: narrowToChannel(view, reports, channel.youtubeId),
          });
          await expectVideo(query, young, ofChannel);
          await expectVideo(query, old, ofChannel);
        });
      }
    }
  });
}

test('a monthly statement divides the sums of the report files among the members', async ({
  page,
  browser,
  sessions,
  restoreSession,
}) => {
  await restoreSession(site);
  const { call } = await openDashboard(page);
  const { channels, ledger } = await readLedger(call);
  const members = await readMembers(call, channels);
  const books = { ledger, members, rates: await readRates() };
  const last = monthBefore(ledger.latest);
  const running = { from: addDays(last.to, 1), to: monthBefore(addDays(last.to, 45)).to };
  const months = [monthBefore(last.from), last, running];

  for (const month of months) await expectStatement(call, month, books);

  const context = await browser.newContext({ storageState: await sessions(site, 'member4') });
  const own = await context.newPage();
  await own.goto(origin(site) + paths.dashboard.path);
  const ownCall = await createCaller(own, site);
  const reader = members.find(({ name }) => name === 'member4')?.id;
  for (const month of months) await expectStatement(ownCall, month, books, reader);
  await context.close();
});
