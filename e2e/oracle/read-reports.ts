import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';
import { unitsOf } from './decimal.ts';

/** What the reports say of a video on a day, in all countries. Money in millionths of a dollar. */
export type VideoDay = {
  day: string;
  channel: string;
  video: string;
  views: bigint;
  premiumViews: bigint;
  revenue: bigint;
  premiumRevenue: bigint;
};

/** What went into the portal: every day of every report file. */
export type Reports = {
  rows: VideoDay[];
  /** Days of which there are views. */
  viewDays: Set<string>;
  /** Days of which there is revenue. */
  revenueDays: Set<string>;
};

const DOLLAR_PLACES = 6;

type Cells = (column: string) => string;

const kinds = {
  content_owner_basic_a4: (cell: Cells) => ({
    views: BigInt(cell('views')),
    premiumViews: BigInt(cell('red_views')),
    revenue: 0n,
    premiumRevenue: 0n,
  }),
  content_owner_estimated_revenue_a1: (cell: Cells) => ({
    views: 0n,
    premiumViews: 0n,
    revenue: unitsOf(cell('estimated_partner_revenue'), DOLLAR_PLACES),
    premiumRevenue: unitsOf(cell('estimated_partner_red_revenue'), DOLLAR_PLACES),
  }),
};

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

/** Adds rows of the same video and day to one. */
function addUp(rows: Iterable<VideoDay>): VideoDay[] {
  const sums = new Map<string, VideoDay>();
  for (const row of rows) {
    const key = `${row.day} ${row.channel} ${row.video}`;
    const sum = sums.get(key);
    if (!sum) {
      sums.set(key, { ...row });
      continue;
    }
    sum.views += row.views;
    sum.premiumViews += row.premiumViews;
    sum.revenue += row.revenue;
    sum.premiumRevenue += row.premiumRevenue;
  }
  return [...sums.values()];
}

async function readFileRows({ path: file, kind }: ReportFile): Promise<VideoDay[]> {
  const { data, errors } = Papa.parse<string[]>(await readFile(file, 'utf8'), { skipEmptyLines: true });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const [header = [], ...rows] = data;
  const places = new Map(header.map((name, place) => [name, place]));
  return addUp(
    rows.map((row) => {
      const cell = (column: string) => {
        const text = row[places.get(column) ?? -1];
        if (text === undefined) throw new Error(`${file} has no ${column}.`);
        return text;
      };
      const [channel, video] = [cell('channel_id'), cell('video_id')];
      return { day: isoDay(cell('date')), channel, video, ...kinds[kind](cell) };
    }),
  );
}

/** A file that is there does not change any more, and reading one takes a second. */
const kept = new Map<string, Promise<VideoDay[]>>();

function rowsOf(file: ReportFile) {
  const rows = kept.get(file.path) ?? readFileRows(file);
  kept.set(file.path, rows);
  return rows;
}

/** Reads the report files of a folder that hold any day from `from` on. */
export async function readReports(folder: string, from: string): Promise<Reports> {
  const names = await readdir(folder);
  const files = names.flatMap((name) => fileOf(folder, name)).filter(({ last }) => last >= from);
  const days: Record<Kind, Set<string>> = {
    content_owner_basic_a4: new Set(),
    content_owner_estimated_revenue_a1: new Set(),
  };
  const all: VideoDay[] = [];
  for (const file of files) {
    const rows = await rowsOf(file);
    for (const day of new Set(rows.map((row) => row.day))) {
      // A day that is reported again replaces the older report; adding both up would be wrong.
      if (days[file.kind].has(day)) throw new Error(`${file.path} reports ${day} once more.`);
      days[file.kind].add(day);
    }
    all.push(...rows);
  }
  return {
    rows: addUp(all),
    viewDays: days.content_owner_basic_a4,
    revenueDays: days.content_owner_estimated_revenue_a1,
  };
}
