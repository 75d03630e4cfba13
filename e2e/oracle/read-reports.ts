import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';
import { parseUnits } from './decimal.ts';
import { sumFactsBy, zeroSums } from './facts.ts';
import type { Fact, Sums } from './facts.ts';

/** The imported data: every day of every report file. */
export type Reports = {
  facts: Fact[];
  /** Days with reported views. */
  viewDays: Set<string>;
  /** Days with reported revenue. */
  revenueDays: Set<string>;
};

const DOLLAR_PLACES = 6;
const WATCHED_PLACES = 4;

type Cells = (column: string) => string;

/** How the days and figures of a report are read. */
type ReportKind = { day: string; country: string; sums: (cell: Cells) => Partial<Sums> };

const daily = { day: 'date', country: 'country_code' };
const closing = { day: 'day', country: 'country' };

const kinds = {
  content_owner_basic_a4: {
    ...daily,
    sums(cell) {
      const views = BigInt(cell('views'));
      return {
        views,
        engagedViews: BigInt(cell('engaged_views')),
        premiumViews: BigInt(cell('red_views')),
        minutes: parseUnits(cell('watch_time_minutes'), WATCHED_PLACES),
        percents: parseUnits(cell('average_view_duration_percentage'), WATCHED_PLACES) * views,
      };
    },
  },
  content_owner_estimated_revenue_a1: {
    ...daily,
    sums: (cell) => ({
      revenue: parseUnits(cell('estimated_partner_revenue'), DOLLAR_PLACES),
      premiumRevenue: parseUnits(cell('estimated_partner_red_revenue'), DOLLAR_PLACES),
      adRevenue: parseUnits(cell('estimated_partner_ad_revenue'), DOLLAR_PLACES),
    }),
  },
  content_owner_ad_revenue_raw_a1: {
    ...closing,
    sums(cell) {
      const revenue = parseUnits(cell('partner_revenue'), DOLLAR_PLACES);
      return { revenue, adRevenue: revenue };
    },
  },
  content_owner_non_music_red_revenue_raw_a1: {
    ...closing,
    sums(cell) {
      const revenue = parseUnits(cell('partner_revenue'), DOLLAR_PLACES);
      return { revenue, premiumRevenue: revenue };
    },
  },
} satisfies Record<string, ReportKind>;

type Kind = keyof typeof kinds;
type ReportFile = { path: string; kind: Kind };

/** The kind of a file, by its name: `<kind>_<first day>[_<last day>].csv`. */
function fileOf(folder: string, name: string): ReportFile[] {
  const kind = /^(\w+?)_\d{4}-\d{2}-\d{2}(?:_\d{4}-\d{2}-\d{2})?\.csv$/.exec(name)?.[1] ?? '';
  // The condition admits only names of kinds.
  return kind in kinds ? [{ path: path.join(folder, name), kind: kind as Kind }] : [];
}

const isoDay = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;

const keyOf = ({ day, video, country }: Fact) => `${day} ${video} ${country}`;

/** Reads the facts of a file and the days that it covers. */
async function readFacts({ path: file, kind }: ReportFile) {
  const places = new Map<string, number>();
  const days = new Set<string>();
  const facts: Fact[] = [];
  const take = (row: readonly string[]) => {
    const cell = (column: string) => {
      const text = row[places.get(column) ?? -1];
      if (text === undefined) throw new Error(`${file} has no ${column}.`);
      return text;
    };
    const report: ReportKind = kinds[kind];
    const day = isoDay(cell(report.day));
    days.add(day);
    const [channel, video, country] = [cell('channel_id'), cell('video_id'), cell(report.country)];
    facts.push({ day, channel, video, country, ...zeroSums, ...report.sums(cell) });
  };
  Papa.parse<string[]>(await readFile(file, 'utf8'), {
    skipEmptyLines: true,
    // Parsed row by row, because all rows of a month take half a gigabyte.
    step({ data, errors }) {
      if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
      if (places.size > 0) take(data);
      else for (const [place, name] of data.entries()) places.set(name, place);
    },
  });
  return { facts: sumFactsBy(facts, keyOf), days };
}

/** Caches parsed files: files never change, and parsing one takes a second. */
const cache = new Map<string, ReturnType<typeof readFacts>>();

function factsOf(file: ReportFile) {
  const facts = cache.get(file.path) ?? readFacts(file);
  cache.set(file.path, facts);
  return facts;
}

/** Reads the report files of a folder for some channels. Closing reports of a day replace its estimated revenue. */
export async function readReports(folder: string, channels: ReadonlySet<string>): Promise<Reports> {
  const files = (await readdir(folder)).flatMap((name) => fileOf(folder, name));
  const days: Record<Kind, Set<string>> = {
    content_owner_basic_a4: new Set(),
    content_owner_estimated_revenue_a1: new Set(),
    content_owner_ad_revenue_raw_a1: new Set(),
    content_owner_non_music_red_revenue_raw_a1: new Set(),
  };
  const reports: { kind: Kind; facts: readonly Fact[] }[] = [];
  for (const file of files) {
    const read = await factsOf(file);
    for (const day of read.days) {
      // A later report of a day replaces the earlier one.
      if (days[file.kind].has(day)) throw new Error(`${file.path} reports ${day} once more.`);
      days[file.kind].add(day);
    }
    reports.push({ kind: file.kind, facts: read.facts });
  }
  const isFinal = (day: string) =>
    days.content_owner_ad_revenue_raw_a1.has(day) && days.content_owner_non_music_red_revenue_raw_a1.has(day);
  const own = reports.flatMap(({ kind, facts }) =>
    facts.filter(
      ({ channel, day }) =>
        channels.has(channel) && !(kind === 'content_owner_estimated_revenue_a1' && isFinal(day)),
    ),
  );
  return {
    facts: sumFactsBy(own, keyOf),
    viewDays: days.content_owner_basic_a4,
    revenueDays: days.content_owner_estimated_revenue_a1,
  };
}
