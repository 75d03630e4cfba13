import { BinaryRows, dateBytes, rowBeginning, uuidBytes } from '../../platform/database/binary-rows.ts';
import type { Day } from '../report/calendar.ts';
import type { ClaimedChannel } from './claimed-channels.ts';
import type { FactTable } from './fact-table.ts';
import type { IdTable } from './id-table.ts';
import type { AccountDay } from './touched.repository.ts';

/** Where facts go: only those of registered channels and wanted days are kept. */
export type FactPlaces = { claims: ReadonlyMap<string, ClaimedChannel>; days: ReadonlySet<Day> };

/** Facts with a place. */
export type FactsSeen = { pairs: AccountDay[]; count: number };

export type FactRows<Pieces> = {
  seen: FactsSeen;
  /** Rows for the table of facts, see `BinaryRows`. */
  pieces: Pieces;
};

/** What a file was added up to, and what the numbers in it stand for. */
export type SummedFacts = {
  table: FactTable;
  days: readonly Day[];
  channels: IdTable;
  videos: IdTable;
  /** How many figures a fact has. */
  measures: number;
  writeMeasures(row: BinaryRows, fact: number): void;
};

const KEY_CELLS = 5;
/** A country is two letters in one number. */
const COUNTRIES = 1 << 16;

/** An account's day and channel; facts of one place follow one another. */
type Place = { accountId: string; day: Day; channelId: string };

const keyOf = ({ accountId, day, channelId }: Place) => `${accountId} ${day} ${channelId}`;

/** The place of each fact, by its number in a list in the order of the table's key; -1 where it has none. */
const placesOf = ({ table, days, channels }: SummedFacts, { claims, days: wanted }: FactPlaces) => {
  const found = new Map<number, Place>();
  for (let channel = 0; channel < channels.size; channel += 1) {
    const claim = claims.get(channels.text(channel));
    if (!claim) continue;
    const { accountId, channelId, earnsFrom } = claim;
    for (const [number, day] of days.entries()) {
      if (!wanted.has(day) || (earnsFrom !== null && day < earnsFrom)) continue;
      found.set(number * channels.size + channel, { accountId, day, channelId });
    }
  }
  const sorted = [...found].toSorted(([, a], [, b]) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const numbers = new Map(sorted.map(([pair], number) => [pair, number]));
  const placeOf = Int32Array.from(
    { length: table.size },
    (_, fact) => numbers.get(table.day(fact) * channels.size + table.channel(fact)) ?? -1,
  );
  return { places: sorted.map(([, place]) => place), placeOf };
};

/** Sorts facts by their rank; those of one rank stay as they are, so sorting by several begins with the last. */
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

const seenIn = (places: readonly Place[], facts: Int32Array, placeOf: Int32Array): FactsSeen => {
  const pairs = new Map<string, AccountDay>();
  let last = -1;
  for (const fact of facts) {
    const number = placeOf[fact] ?? -1;
    const place = places[number];
    if (number === last || !place) continue;
    last = number;
    pairs.set(`${place.accountId} ${place.day}`, { account_id: place.accountId, day: place.day });
  }
  return { pairs: [...pairs.values()], count: facts.length };
};

/** Complete facts as the database keeps them, in the order of its key: it then finds their places one after another. */
export const factRows = (
  facts: SummedFacts,
  wanted: FactPlaces,
): FactRows<Iterable<Uint8Array<ArrayBuffer>>> => {
  const { table, videos } = facts;
  const { places, placeOf } = placesOf(facts, wanted);
  const videoRanks = videos.ranks();
  let order = Int32Array.from(placeOf.keys()).filter((fact) => placeOf[fact] !== -1);
  order = sortedBy(order, COUNTRIES, (fact) => table.country(fact));
  order = sortedBy(order, videos.size, (fact) => videoRanks[table.video(fact)] ?? 0);
  order = sortedBy(order, places.length, (fact) => placeOf[fact] ?? 0);

  function* pieces() {
    const rows = new BinaryRows();
    let last = -1;
    let beginning = Buffer.alloc(0);
    const country = Buffer.alloc(2);
    for (const fact of order) {
      const number = placeOf[fact] ?? -1;
      const place = places[number];
      if (place && number !== last) {
        last = number;
        const cells = [uuidBytes(place.accountId), dateBytes(place.day), uuidBytes(place.channelId)];
        beginning = rowBeginning(KEY_CELLS + facts.measures, cells);
      }
      rows.begin(beginning);
      videos.write(table.video(fact), rows);
      country.writeUInt16BE(table.country(fact));
      rows.text(country, 0, country.length);
      facts.writeMeasures(rows, fact);
      if (rows.isFull) yield rows.take();
    }
    yield rows.take();
  }
  return { seen: seenIn(places, order, placeOf), pieces: pieces() };
};
