import type { BinaryRows } from '../../../platform/database/binary-rows.ts';
import type { Day } from '../../../platform/calendar.ts';
import { createChannelIdBytes, isShortened } from './channel-id.ts';
import { createDayNumbers } from './day-numbers.ts';
import { encodeFactRows, type FactTargets, isWithin } from './fact-rows.ts';
import { FactTable } from './fact-table.ts';
import { createFileSums } from './file-sums.ts';
import type { MappedColumn, MappedHeader } from './header.ts';
import { hashId, IdTable } from './id-table.ts';
import {
  AMOUNT_PLACES,
  AMOUNT_UNIT,
  toMicros,
  MINUTE_PLACES,
  PERCENT_PLACES,
  toSeconds,
} from './figure-units.ts';
import { type FileError, MalformedFileError } from '../../../platform/csv/file-error.ts';
import { createDecimalReader, readCount } from './read-number.ts';
import { readCellText, type RowCells } from '../../../platform/csv/row-cells.ts';
import { createRowAmounts } from './row-amounts.ts';
import { RowKeys } from './row-keys.ts';
import {
  createCellError,
  createTooLargeError,
  createTooLargeSumError,
  type RowCollector,
} from './row-collector.ts';
import { createRaggedRowError } from '../../../platform/csv/file-error.ts';

/** `ZZ`, YouTube's code for unknown countries, also for cells that are empty for privacy. */
const UNKNOWN_COUNTRY = ('Z'.charCodeAt(0) << 8) | 'Z'.charCodeAt(0);
/** The most facts in memory: 70 MB. */
const MAX_FACTS = 1_000_000;
/** The most facts of other parts in memory. */
const OTHER_FACTS = 100_000;
/** The most parts of a file; more facts of so few videos are no report. */
const MAX_PARTS = 1_024;
/** More than any content owner has channels. */
const CHANNELS = 1 << 21;

/** The facts of some videos, by the hash of their ids: one of so many parts, a power of two. */
export type FileSlice = { index: number; of: number };

export type FactCollectorOptions = {
  /** The most facts in memory. @default a million */
  mostFacts?: number | undefined;
  /** Sums only this part. @default all, or the first of as many parts as are needed */
  part?: FileSlice | undefined;
};

/** The hash's high bits, because the numbers of ids are found by its low ones. */
const partOf = (bytes: Buffer, from: number, to: number, parts: number) =>
  (Math.imul(hashId(bytes, from, to), 0x9e3779b1) >>> 16) & (parts - 1);

type Measure = { column: MappedColumn; lane: number };

const isUpper = (byte: number) => byte >= 65 && byte <= 90;

/**
 * Sums the rows of a report of figures; rows with a day after `lastDay` are errors. Of a report with more facts than memory
 * may hold only a part is summed; the others are summed when the file is read again.
 */
export const createFactCollector = (
  header: MappedHeader,
  lastDay: Day,
  { mostFacts = MAX_FACTS, part }: FactCollectorOptions = {},
): RowCollector => {
  const find = (name: string) => header.columns.find((column) => column.name === name);
  const required = (name: string): MappedColumn => {
    const column = find(name);
    if (!column) throw new TypeError(`${header.type.id} has no column ${name}.`);
    return column;
  };
  const [dayColumn, channelColumn] = [required('date'), required('channel_id')];
  const [videoColumn, countryColumn] = [required('video_id'), required('country_code')];
  const adjustmentColumn = find('adjustment_type');

  let lanes = 0;
  const measures = header.columns
    .filter(({ kind }) => kind === 'count' || kind === 'minutes' || kind === 'percent' || kind === 'amount')
    .map((column): Measure => {
      const lane = lanes;
      // An amount needs two lanes to be exact.
      lanes += column.kind === 'amount' ? 2 : 1;
      return { column, lane };
    });

  const [days, adjusted] = [createDayNumbers(lastDay), createDayNumbers(lastDay)];
  const channels = new IdTable();
  const channelRows: number[] = [];
  let videos = new IdTable();
  let facts = new FactTable(lanes);
  /** The facts of other parts, which are only summed by channel and day. */
  let [others, otherVideos] = [new FactTable(lanes), new IdTable()];
  const index = part?.index ?? 0;
  let parts = part?.of ?? 1;
  /** Days and channels that occur together, as one number; below 0 for corrections. */
  const seen = new Set<number>();
  let lastSeen = Number.NaN;
  const sums = createFileSums();
  const rowAmounts = createRowAmounts();
  const rowKeys = new RowKeys(header.keys);
  const repeated = { rows: 0, firstLine: 0 };
  const minutes = createDecimalReader({ places: MINUTE_PLACES, isSigned: false });
  const percents = createDecimalReader({ places: PERCENT_PLACES, isSigned: false });
  const amounts = createDecimalReader({ places: AMOUNT_PLACES, isSigned: true });

  const countryOf = ({ bytes, starts, ends }: RowCells) => {
    const from = starts[countryColumn.index] ?? 0;
    const length = (ends[countryColumn.index] ?? 0) - from;
    if (length === 0) return UNKNOWN_COUNTRY;
    const first = bytes[from] ?? 0;
    const second = bytes[from + 1] ?? 0;
    return length === 2 && isUpper(first) && isUpper(second) ? (first << 8) | second : -1;
  };

  const completeId = createChannelIdBytes();
  const channelOf = ({ bytes, starts, ends }: RowCells) => {
    const [from, to] = [starts[channelColumn.index] ?? 0, ends[channelColumn.index] ?? 0];
    if (!isShortened(to - from)) return channels.numberOf(bytes, from, to);
    const whole = completeId(bytes, from, to);
    return channels.numberOf(whole, 0, whole.length);
  };

  const isEmpty = ({ starts, ends }: RowCells, { index }: MappedColumn) => starts[index] === ends[index];

  /** Counts rows with the key of an earlier row; YouTube leaves cells empty for privacy, so that such rows may be alike. */
  const countRepeated = (row: RowCells) => {
    if (isEmpty(row, videoColumn) || isEmpty(row, countryColumn) || !rowKeys.isRepeated(row)) return;
    if (repeated.rows === 0) repeated.firstLine = row.line;
    repeated.rows += 1;
  };

  /** The number of a row's kind of adjustment; normal rows have `None`, which is 0, and any other value is a correction. */
  const adjustmentOf = (row: RowCells) =>
    adjustmentColumn ? rowAmounts.adjustmentOf(readCellText(row, adjustmentColumn.index)) : 0;

  /** Adds the revenue of a row whose cells were read. */
  const addAmount = (row: RowCells, place: { day: number; channel: number; adjustment: number }) => {
    // The reading of the first part has added them.
    if (!adjustmentColumn || !comparedFigure || part) return true;
    return rowAmounts.add({
      ...place,
      hasVideo: !isEmpty(row, videoColumn),
      hasCountry: !isEmpty(row, countryColumn),
      amount: isEmpty(row, comparedFigure.column) ? undefined : amounts.parts,
    });
  };

  /** Adds one cell to a fact; returns its error. */
  const addCell = (
    { table, fact, views }: { table: FactTable; fact: number; views: number },
    { column, lane }: Measure,
    row: RowCells,
  ) => {
    const { bytes } = row;
    const from = row.starts[column.index] ?? 0;
    const to = row.ends[column.index] ?? 0;
    // An empty cell means "not available", which is not 0.
    if (from === to) return undefined;
    let isExact = true;
    if (column.kind === 'count') {
      const value = readCount(bytes, from, to);
      if (Number.isNaN(value)) return createCellError(row, column);
      isExact = table.add(fact, lane, value);
    } else if (column.kind === 'minutes') {
      if (!minutes.read(bytes, from, to)) return createCellError(row, column);
      isExact = table.add(fact, lane, minutes.parts.whole * 10 ** MINUTE_PLACES + minutes.parts.fraction);
    } else if (column.kind === 'percent') {
      if (!percents.read(bytes, from, to)) return createCellError(row, column);
      if (Number.isNaN(views)) return undefined;
      isExact = table.add(
        fact,
        lane,
        (percents.parts.whole * 10 ** PERCENT_PLACES + percents.parts.fraction) * views,
      );
    } else {
      if (!amounts.read(bytes, from, to)) return createCellError(row, column);
      isExact = table.addParts(fact, lane, amounts.parts.whole, amounts.parts.fraction, AMOUNT_UNIT);
    }
    return isExact ? undefined : createTooLargeError(row, column);
  };

  const viewsColumn = find('views');
  const viewsOf = ({ bytes, starts, ends }: RowCells) => {
    if (!viewsColumn) return Number.NaN;
    const from = starts[viewsColumn.index] ?? 0;
    const to = ends[viewsColumn.index] ?? 0;
    return from === to ? Number.NaN : readCount(bytes, from, to);
  };

  const comparedFigure = measures.find(
    ({ column: { name } }) => header.type.kind === 'facts' && name === header.type.compared,
  );
  const amountIn = (table: FactTable) => (fact: number) => {
    if (!comparedFigure || !table.hasValue(fact, comparedFigure.lane)) return 0;
    const sum = table.sum(fact, comparedFigure.lane);
    return comparedFigure.column.kind === 'amount'
      ? toMicros(sum, table.sum(fact, comparedFigure.lane + 1))
      : sum;
  };

  /** Sums the facts of other parts by channel and day, and frees their memory. */
  const sumOthers = () => {
    sums.add(others, amountIn(others));
    [others, otherVideos] = [new FactTable(lanes), new IdTable()];
  };

  /** Adds corrections of a closing report to the facts of their day, where it is one of the report's month. */
  const addCorrections = ({ closing }: FactTargets) => {
    if (!closing) return;
    for (let fact = 0, count = facts.size; fact < count; fact += 1) {
      if (facts.day(fact) >= 0) continue;
      const corrected = dayText(facts.day(fact));
      if (!isWithin(corrected, closing.month)) continue;
      const day = days.add(corrected);
      const target = facts.factOf(day, facts.channel(fact), facts.video(fact), facts.country(fact));
      seen.add(day * CHANNELS + facts.channel(fact));
      for (const { column, lane } of measures) {
        if (!facts.hasValue(fact, lane)) continue;
        const [whole, fraction] = [facts.sum(fact, lane), facts.sum(fact, lane + 1)];
        if (!facts.addParts(target, lane, whole, fraction, AMOUNT_UNIT))
          throw new MalformedFileError([createTooLargeSumError(column)]);
      }
    }
  };

  const dayText = (day: number) => (day < 0 ? adjusted.texts[-day - 1] : days.texts[day]) ?? '';

  /** Keeps only the facts of half of the videos. */
  const split = () => {
    parts *= 2;
    const [all, allVideos] = [facts, videos];
    facts = new FactTable(lanes);
    videos = new IdTable();
    for (let fact = 0; fact < all.size; fact += 1) {
      const id = Buffer.from(allVideos.text(all.video(fact)), 'latin1');
      const isKept = partOf(id, 0, id.length, parts) === index;
      const [table, ids] = isKept ? [facts, videos] : [others, otherVideos];
      table.copy(all, fact, ids.numberOf(id, 0, id.length));
    }
    sumOthers();
  };

  /** Writes figures in the units of the fact table: counts, seconds, percents with four decimals, micros. */
  const writeMeasures = (row: BinaryRows, fact: number) => {
    for (const { column, lane } of measures) {
      const sum = facts.sum(fact, lane);
      if (!facts.hasValue(fact, lane)) row.null();
      else if (column.kind === 'percent') row.decimal(sum);
      else if (column.kind === 'minutes') row.integer(toSeconds(sum));
      else if (column.kind === 'amount') row.integer(toMicros(sum, facts.sum(fact, lane + 1)));
      else row.integer(sum);
    }
  };

  return {
    take(row) {
      const { bytes, starts, ends, count } = row;
      if (count !== header.width) return [createRaggedRowError(row, header.width)];
      if (!part) while (facts.size >= mostFacts && parts < MAX_PARTS) split();
      if (others.size >= OTHER_FACTS) sumOthers();
      const errors: FileError[] = [];
      const adjustment = adjustmentOf(row);
      if (adjustment === undefined && adjustmentColumn) errors.push(createCellError(row, adjustmentColumn));
      const isCorrection = adjustment !== 0;
      // Not destructured into objects, because this runs for every row and an allocation costs as much as reading a cell.
      const dayNumber = (isCorrection ? adjusted : days).numberOf(
        bytes,
        starts[dayColumn.index] ?? 0,
        ends[dayColumn.index] ?? 0,
      );
      const channel = channelOf(row);
      const videoFrom = starts[videoColumn.index] ?? 0;
      const videoTo = ends[videoColumn.index] ?? 0;
      const isKept = parts === 1 || partOf(bytes, videoFrom, videoTo, parts) === index;
      const video = (isKept ? videos : otherVideos).numberOf(bytes, videoFrom, videoTo);
      const country = countryOf(row);
      if (dayNumber === -1) errors.push(createCellError(row, dayColumn));
      if (channel === -1) errors.push(createCellError(row, channelColumn));
      if (video === -1) errors.push(createCellError(row, videoColumn));
      if (country === -1) errors.push(createCellError(row, countryColumn));
      // The figures of a bad row are checked too, so that all its errors are reported at once.
      const day = isCorrection ? -dayNumber - 1 : dayNumber;
      const table = isKept ? facts : others;
      const place = { table, fact: table.factOf(day, channel, video, country), views: viewsOf(row) };
      for (const measure of measures) {
        const found = addCell(place, measure, row);
        if (found) errors.push(found);
      }
      if (errors.length > 0) return errors;
      if (comparedFigure && !addAmount(row, { day, channel, adjustment: adjustment ?? 0 }))
        return [createTooLargeError(row, comparedFigure.column)];
      channelRows[channel] = (channelRows[channel] ?? 0) + 1;
      // The reading of the first part has found them.
      if (!part) countRepeated(row);
      const dayAndChannel = day * CHANNELS + channel;
      if (dayAndChannel !== lastSeen) seen.add(dayAndChannel);
      lastSeen = dayAndChannel;
      return undefined;
    },

    // Facts are not staged.
    drain: () => [],
    lines: () => [],

    facts(targets) {
      addCorrections(targets);
      return encodeFactRows(
        {
          table: facts,
          dayText,
          places: Array.from(seen, (place) => {
            const day = Math.floor(place / CHANNELS);
            return { day, channel: place - day * CHANNELS };
          }),
          channels,
          videos,
          measures: measures.length,
          writeMeasures,
          amountOf: amountIn(facts),
        },
        targets,
      );
    },

    summary() {
      sums.add(facts, amountIn(facts));
      sumOthers();
      return {
        days: days.texts.toSorted(),
        channels: channelRows.map((rows, channel) => ({ youtubeId: channels.text(channel), rows })),
        parts,
        sums: sums.list(channels, days.texts),
        amounts: rowAmounts.list(channels, dayText),
        monthly: [],
        repeated,
      };
    },
  };
};
