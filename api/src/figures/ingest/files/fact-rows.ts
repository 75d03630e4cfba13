import {
  BinaryRows,
  encodeDate,
  encodeInteger,
  encodeRowPrefix,
  encodeUuid,
} from '../../../platform/database/binary-rows.ts';
import type { Day, Period } from '../../../platform/calendar.ts';
import type { FactTable } from './fact-table.ts';
import type { IdTable } from './id-table.ts';
import { getCorrectionSource, type RevenueSource } from '../report-types.ts';
import type { AccountDay } from '../storage/account-days.ts';

/** A registration of a YouTube channel: the days whose figures it gets, `until` being the day after the last one. */
export type ClaimedChannel = {
  accountId: string;
  channelId: string;
  from: Day;
  until: Day;
};

/** The registrations of YouTube channels in the order of their days, which do not overlap. */
export type Claims = ReadonlyMap<string, readonly ClaimedChannel[]>;

/** Who gets a channel's figures of a day. */
export const findClaim = (spans: readonly ClaimedChannel[] | undefined, day: Day) =>
  spans?.find(({ from, until }) => from <= day && day < until);

/** Which facts are stored: those of registered channels on the given days; of which content owner and version they are. */
export type FactTargets = {
  claims: Claims;
  days: ReadonlySet<Day>;
  owner: string;
  version: number;
  /** Of a closing report; `corrected` are the days of other months whose corrections are stored. @default all */
  closing?: { source: RevenueSource; month: Period; corrected?: ReadonlySet<Day> | undefined } | undefined;
};

export const isWithin = (day: Day, { from, to }: Period) => day >= from && day <= to;

/** What a file stores for a day: the number of facts, and their views or micros. */
export type StoredDay = { day: Day; facts: number; amount: bigint };

/**
 * The facts that are stored: the accounts and days of the file, those of other months that it corrects, the number of facts of
 * this part, and their sums by day; corrections of other months are among those of the last day of the report's month.
 */
export type FactsSummary = {
  pairs: AccountDay[];
  corrected: AccountDay[];
  count: number;
  stored: StoredDay[];
};

/** Rows for the fact table, as `BinaryRows` encodes them, and their number. */
export type FactPiece = { bytes: Uint8Array<ArrayBuffer>; rows: number };

export type FactRows<Pieces> = {
  summary: FactsSummary;
  pieces: Pieces;
};

/** The sums of a file, and the tables that map its numbers to days and ids. */
export type SummedFacts = {
  table: FactTable;
  /** The day of a number; corrections have numbers below 0. */
  dayText(day: number): Day;
  /** The numbers of the days and channels that have facts, in this part of the file or in another one. */
  places: readonly { day: number; channel: number }[];
  channels: IdTable;
  videos: IdTable;
  /** The number of measures of a fact. */
  measures: number;
  writeMeasures(row: BinaryRows, fact: number): void;
  /** Views or micros; 0 where the report has none. */
  amountOf(fact: number): number | bigint;
};

/** Beside the source of a closing report. */
export const KEY_CELLS = 7;
/** Country codes are two letters packed into 16 bits. */
const COUNTRIES = 1 << 16;

/** The first columns of a fact's key; facts of one place are adjacent. */
type Place = { accountId: string; day: Day; channelId: string; isCorrection: boolean };

const keyOf = ({ accountId, day, channelId, isCorrection }: Place) =>
  `${accountId} ${day} ${channelId} ${isCorrection}`;

/** Corrections of the report's own month are among its ordinary facts. */
const isStored = (
  { day, isCorrection }: Pick<Place, 'day' | 'isCorrection'>,
  { days, closing }: FactTargets,
) => {
  if (!isCorrection) return days.has(day);
  if (!closing || isWithin(day, closing.month)) return false;
  return closing.corrected?.has(day) ?? days.has(closing.month.to);
};

/** The sorted places, and for each fact the index of its place; -1 for facts that are not stored. */
const placesOf = ({ table, dayText, places, channels }: SummedFacts, targets: FactTargets) => {
  const found = new Map<number, Place>();
  for (const { day: number, channel } of places) {
    const day = dayText(number);
    const isCorrection = number < 0;
    if (!isStored({ day, isCorrection }, targets)) continue;
    const claim = findClaim(targets.claims.get(channels.text(channel)), day);
    if (!claim) continue;
    const { accountId, channelId } = claim;
    found.set(number * channels.size + channel, { accountId, day, channelId, isCorrection });
  }
  const sorted = [...found].toSorted(([, a], [, b]) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const numbers = new Map(sorted.map(([pair], number) => [pair, number]));
  const placeOf = Int32Array.from(
    { length: table.size },
    (_, fact) => numbers.get(table.day(fact) * channels.size + table.channel(fact)) ?? -1,
  );
  return { places: sorted.map(([, place]) => place), placeOf };
};

/** A stable counting sort by rank; to sort by several ranks, call it with the least significant one first. */
const sortedBy = (facts: Int32Array, ranks: number, rankOf: (fact: number) => number) => {
  const starts = new Int32Array(ranks + 1);
  for (const fact of facts) {
    const next = rankOf(fact) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let rank = 1; rank <= ranks; rank += 1) starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0);
  const sorted = new Int32Array(facts.length);
  for (const fact of facts) {
    const rank = rankOf(fact);
    const at = starts[rank] ?? 0;
    sorted[at] = fact;
    starts[rank] = at + 1;
  }
  return sorted;
};

const toAccountDays = (places: readonly Place[]): AccountDay[] => [
  ...new Map(
    places.map(({ accountId, day }) => [`${accountId} ${day}`, { account_id: accountId, day }]),
  ).values(),
];

/** Expects facts in the order of their places. */
const summariseFacts = (
  places: readonly Place[],
  {
    facts,
    placeOf,
    amountOf,
    closing,
  }: Pick<SummedFacts, 'amountOf'> &
    Pick<FactTargets, 'closing'> & { facts: Int32Array; placeOf: Int32Array },
): FactsSummary => {
  const stored = new Map<Day, StoredDay>();
  let last = -1;
  let current: StoredDay | undefined;
  for (const fact of facts) {
    const number = placeOf[fact] ?? -1;
    const place = places[number];
    if (place && number !== last) {
      last = number;
      const day = closing && place.isCorrection ? closing.month.to : place.day;
      current = stored.get(day) ?? { day, facts: 0, amount: 0n };
      stored.set(day, current);
    }
    if (!current) continue;
    current.facts += 1;
    current.amount += BigInt(amountOf(fact));
  }
  return {
    pairs: toAccountDays(places.filter(({ isCorrection }) => !isCorrection)),
    corrected: toAccountDays(places.filter(({ isCorrection }) => isCorrection)),
    count: facts.length,
    stored: [...stored.values()],
  };
};

/** Encodes complete facts in the order of the table's primary key, which makes index inserts sequential. */
export const encodeFactRows = (facts: SummedFacts, wanted: FactTargets): FactRows<Iterable<FactPiece>> => {
  const { table, videos } = facts;
  const { places, placeOf } = placesOf(facts, wanted);
  const { closing } = wanted;
  const shared = [Buffer.from(wanted.owner), encodeInteger(wanted.version)];
  const sourceOf = ({ isCorrection }: Place) => {
    if (!closing) return [];
    const { source, month } = closing;
    return [Buffer.from(isCorrection ? getCorrectionSource(source, month.to) : source)];
  };
  const videoRanks = videos.ranks();
  let order = Int32Array.from(placeOf.keys()).filter((fact) => placeOf[fact] !== -1);
  order = sortedBy(order, COUNTRIES, (fact) => table.country(fact));
  order = sortedBy(order, videos.size, (fact) => videoRanks[table.video(fact)] ?? 0);
  order = sortedBy(order, places.length, (fact) => placeOf[fact] ?? 0);

  function* pieces() {
    const rows = new BinaryRows();
    let count = 0;
    let last = -1;
    let beginning = Buffer.alloc(0);
    const country = Buffer.alloc(2);
    for (const fact of order) {
      const number = placeOf[fact] ?? -1;
      const place = places[number];
      if (place && number !== last) {
        last = number;
        const cells = [
          encodeUuid(place.accountId),
          encodeDate(place.day),
          encodeUuid(place.channelId),
          ...shared,
          ...sourceOf(place),
        ];
        beginning = encodeRowPrefix(KEY_CELLS + (closing ? 1 : 0) + facts.measures, cells);
      }
      rows.begin(beginning);
      videos.write(table.video(fact), rows);
      country.writeUInt16BE(table.country(fact));
      rows.text(country, 0, country.length);
      facts.writeMeasures(rows, fact);
      count += 1;
      if (!rows.isFull) continue;
      yield { bytes: rows.take(), rows: count };
      count = 0;
    }
    yield { bytes: rows.take(), rows: count };
  }
  return {
    summary: summariseFacts(places, { facts: order, placeOf, amountOf: facts.amountOf, closing }),
    pieces: pieces(),
  };
};
