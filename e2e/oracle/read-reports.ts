import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';
import { unitsOf } from './decimal.ts';
import { addUp, nothing } from './facts.ts';
import type { Fact, Sums } from './facts.ts';

/** What went into the portal: every day of every report file. */
export type Reports = {
  facts: Fact[];
  /** Days of which there are views. */
  viewDays: Set<string>;
  /** Days of which there is revenue. */
  revenueDays: Set<string>;
};

const DOLLAR_PLACES = 6;
const WATCHED_PLACES = 4;

type Cells = (column: string) => string;

const kinds = {
  content_owner_basic_a4: (cell: Cells) => {
    const views = BigInt(cell('views'));
    return {
      views,
      engagedViews: BigInt(cell('engaged_views')),
      premiumViews: BigInt(cell('red_views')),
      minutes: unitsOf(cell('watch_time_minutes'), WATCHED_PLACES),
      percents: unitsOf(cell('average_view_duration_percentage'), WATCHED_PLACES) * views,
    };
  },
  content_owner_estimated_revenue_a1: (cell: Cells) => ({
    revenue: unitsOf(cell('estimated_partner_revenue'), DOLLAR_PLACES),
    premiumRevenue: unitsOf(cell('estimated_partner_red_revenue'), DOLLAR_PLACES),
    adRevenue: unitsOf(cell('estimated_partner_ad_revenue'), DOLLAR_PLACES),
  }),
} satisfies Record<string, (cell: Cells) => Partial<Sums>>;

type Kind = keyof typeof kinds;
type ReportFile = { path: string; kind: Kind; last: string };

/** The kind of a file and the last of its days, by its name: `<kind>_<first>[_<last>].csv`. */
function fileOf(folder: string, name: string): ReportFile[] {
  const [, kind = '', first = '', last = first] =
    /^(\w+?)_(\d{4}-\d{2}-\d{2})(?:_(\d{4}-\d{2}-\d{2}))?\.csv$/.exec(name) ?? [];
  // Only names of kinds get past the question.
  return kind in kinds ? [{ path: path.join(folder, name), kind: kind as Kind, last }] : [];
}

const isoDay = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;

const keyOf = ({ day, video, country }: Fact) => `${day} ${video} ${country}`;

/** Facts of the channels asked for, and the days that the file tells of at all. */
async function readFacts({ path: file, kind }: ReportFile, channels: ReadonlySet<string>) {
  const { data, errors } = Papa.parse<string[]>(await readFile(file, 'utf8'), { skipEmptyLines: true });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const [header = [], ...rows] = data;
  const places = new Map(header.map((name, place) => [name, place]));
  const days = new Set<string>();
  const facts: Fact[] = [];
  for (const row of rows) {
    const cell = (column: string) => {
      const text = row[places.get(column) ?? -1];
      if (text === undefined) throw new Error(`${file} has no ${column}.`);
      return text;
    };
    const [date, channel] = [cell('date'), cell('channel_id')];
    days.add(date);
    if (!channels.has(channel)) continue;
    const [day, video, country] = [isoDay(date), cell('video_id'), cell('country_code')];
    facts.push({ day, channel, video, country, ...nothing, ...kinds[kind](cell) });
  }
  return { facts: addUp(facts, keyOf), days: [...days].map(isoDay) };
}

/** Reads of the report files of a folder that hold any day from `from` on what they say of some channels. */
export async function readReports(
  folder: string,
  { from, channels }: { from: string; channels: ReadonlySet<string> },
): Promise<Reports> {
  const names = await readdir(folder);
  const files = names.flatMap((name) => fileOf(folder, name)).filter(({ last }) => last >= from);
  const days: Record<Kind, Set<string>> = {
    content_owner_basic_a4: new Set(),
    content_owner_estimated_revenue_a1: new Set(),
  };
  const all: Fact[] = [];
  for (const file of files) {
    const read = await readFacts(file, channels);
    for (const day of read.days) {
      // A day that is reported again replaces the older report; adding both up would be wrong.
      if (days[file.kind].has(day)) throw new Error(`${file.path} reports ${day} once more.`);
      days[file.kind].add(day);
    }
    for (const fact of read.facts) all.push(fact);
  }
  return {
    facts: addUp(all, keyOf),
    viewDays: days.content_owner_basic_a4,
    revenueDays: days.content_owner_estimated_revenue_a1,
  };
}
