import { loadavg } from 'node:os';
import { launch } from './browser/launch.ts';
import { signIn } from './browser/session.ts';
import { startPortal } from './measured-portal.ts';
import { orderVariants } from './rounds.ts';
import { collectReports, timeBareCalls } from './screen/bare-calls.ts';
import type { Read } from './screen/bare-calls.ts';
import { choosePeriod, openDashboard, parts } from './screen/dashboard.ts';
import { periodsOfLastMonth } from './screen/periods.ts';
import type { Period } from './screen/periods.ts';
import { watchClick } from './screen/watch-click.ts';
import { pairedRatio, percentile } from './statistics.ts';

/** Target for the time from the click on another period to its figures, in milliseconds, on the demo data. */
const TARGET_MS = 150;

/** Measures the time from the click on another period to its figures. */
export async function measureClicks({ rounds }: { rounds: number }) {
  // Every round uses two periods that were never requested before, and the first round warms up.
  const periods = periodsOfLastMonth();
  if (2 * (rounds + 1) > periods.length) {
    console.error(`bench: --rounds is at most ${periods.length / 2 - 1}`);
    process.exit(1);
  }

  console.log('starting the portal …');
  const portal = await startPortal();
  const browser = await launch();
  try {
    const origin = `http://aurora.localhost:${portal.port}`;
    const { page, untilQuiet } = await openDashboard(browser, {
      origin,
      session: await signIn(browser, origin),
    });
    const takeReports = collectReports(page);
    const seen = { figures: [] as number[], all: [] as number[], calls: [] as number[] };
    let reads: Read[] = [];

    const click = async (period: Period) => {
      const apply = await choosePeriod(page, period);
      await page.evaluate(watchClick, parts);
      await apply.click();
      const notes = await page.waitForFunction(() => {
        const {
          clicked = Number.NaN,
          figures = Number.NaN,
          all = Number.NaN,
        } = globalThis.__benchClick ?? {};
        return all > 0 && figures > 0 && { figures: figures - clicked, all: all - clicked };
      });
      const times = await notes.jsonValue();
      await untilQuiet();
      reads = await takeReports();
      if (times) seen.figures.push(times.figures);
      if (times) seen.all.push(times.all);
    };
    const call = async (period: Period) => {
      seen.calls.push(await timeBareCalls(page, reads, period));
      await takeReports();
    };

    await click(periods[0] ?? { from: '', to: '' });
    await call(periods[1] ?? { from: '', to: '' });
    for (const times of Object.values(seen)) times.length = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const [one, other] = periods.slice(2 * round);
      if (!one || !other) break;
      for (const measure of orderVariants(round, [() => click(one), () => call(other)])) await measure();
    }

    const row = (name: string, times: readonly number[]) =>
      `${name.padEnd(34)}${[0.5, 0.95].map((part) => percentile(times, part).toFixed(0).padStart(8)).join('')}`;
    console.log(`\nAnother period, ${rounds} rounds; load average ${loadavg()[0]?.toFixed(1)}`);
    console.log(`${'ms'.padEnd(34)}     p50     p95`);
    console.log(row('click → key figures', seen.figures));
    console.log(row('click → figures, countries, videos', seen.all));
    console.log(row(`control: the same ${reads.length} calls, bare`, seen.calls));
    const ratio = pairedRatio(seen.figures, seen.calls);
    console.log(
      `figures : control within a round ${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)}–${ratio.max.toFixed(2)})`,
    );
    console.log(`the target is ${TARGET_MS} ms`);
  } finally {
    await browser.close();
    await portal.stop();
  }
}
