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
type ReportFile = { path: string; kind: Kind };

/** The kind of a file, by its name: `<kind>_<first day>[_<last day>].csv`. */
function fileOf(folder: string, name: string): ReportFile[] {
  const kind = /^(\w+?)_\d{4}-\d{2}-\d{2}(?:_\d{4}-\d{2}-\d{2})?\.csv$/.exec(name)?.[1] ?? '';
  // Only names of kinds get past the question.
  return kind in kinds ? [{ path: path.join(folder, name), kind: kind as Kind }] : [];
}

const isoDay = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;

const keyOf = ({ day, video, country }: Fact) => `${day} ${video} ${country}`;

/** The facts of a file, and the days that it tells of. */
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
    const day = isoDay(cell('date'));
    days.add(day);
    const [channel, video, country] = [cell('channel_id'), cell('video_id'), cell('country_code')];
    facts.push({ day, channel, video, country, ...nothing, ...kinds[kind](cell) });
  };
  Papa.parse<string[]>(await readFile(file, 'utf8'), {
    skipEmptyLines: true,
    // Row by row: all rows of a month at once take half a gigabyte.
    step({ data, errors }) {
      if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
      if (places.size > 0) take(data);
      else for (const [place, name] of data.entries()) places.set(name, place);
    },
  });
  return { facts: addUp(facts, keyOf), days };
}

/** A file that is there does not change any more, and reading one takes a second. */
const kept = new Map<string, ReturnType<typeof readFacts>>();

function factsOf(file: ReportFile) {
  const facts = kept.get(file.path) ?? readFacts(file);
  kept.set(file.path, facts);
  return facts;
}

/** Reads what the report files of a folder say of some channels. */
export async function readReports(folder: string, channels: ReadonlySet<string>): Promise<Reports> {
  const files = (await readdir(folder)).flatMap((name) => fileOf(folder, name));
  const days: Record<Kind, Set<string>> = {
    content_owner_basic_a4: new Set(),
    content_owner_estimated_revenue_a1: new Set(),
  };
  const own: Fact[] = [];
  for (const file of files) {
    const read = await factsOf(file);
    for (const day of read.days) {
      // A day that is reported again replaces the older report; adding both up would be wrong.
      if (days[file.kind].has(day)) throw new Error(`${file.path} reports ${day} once more.`);
      days[file.kind].add(day);
    }
    for (const fact of read.facts) if (channels.has(fact.channel)) own.push(fact);
  }
  return {
    facts: addUp(own, keyOf),
    viewDays: days.content_owner_basic_a4,
    revenueDays: days.content_owner_estimated_revenue_a1,
  };
}
