import { FIRST_DAY, LAST_DAY } from '../../../platform/day-span.ts';
import type { FactTargets } from '../files/fact-rows.ts';

const MS_PER_DAY = 86_400_000;
const DIGITS = 10_000;
const SOME_ID = '00000000-0000-4000-8000-000000000001';

/** Cells of rows in PostgreSQL's binary COPY format. */
export const cellsOf = (bytes: Buffer) => {
  const rows: (Buffer | null)[][] = [];
  for (let at = 0; at < bytes.length;) {
    const count = bytes.readInt16BE(at);
    at += 2;
    const cells: (Buffer | null)[] = [];
    for (let cell = 0; cell < count; cell += 1) {
      const size = bytes.readInt32BE(at);
      at += 4;
      cells.push(size < 0 ? null : bytes.subarray(at, at + size));
      at += Math.max(0, size);
    }
    rows.push(cells);
  }
  return rows;
};

/** Targets that store all facts of a file: those of its channels on its days. */
export const allFactsOf = ({
  channels,
  days,
}: {
  channels: readonly { youtubeId: string }[];
  days: readonly string[];
}): FactTargets => ({
  claims: new Map(
    channels.map(({ youtubeId }) => [
      youtubeId,
      [{ accountId: SOME_ID, channelId: SOME_ID, from: FIRST_DAY, until: LAST_DAY }],
    ]),
  ),
  days: new Set(days),
  owner: '',
  version: 0,
});

/** Counts, seconds and micros as they are stored, percents in ten-thousandths; empty where not available. */
const readMeasure = (cell: Buffer | null) => {
  if (!cell) return '';
  if (cell.length === 8) return String(cell.readBigInt64BE());
  let value = 0;
  for (let at = 8; at < cell.length; at += 2) value = value * DIGITS + cell.readInt16BE(at);
  return String(value);
};

/** Facts as texts: day, video, country and measures. */
export const readFacts = async (pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
  const bytes: Uint8Array[] = [];
  for await (const piece of pieces) bytes.push(piece);
  return cellsOf(Buffer.concat(bytes)).map(([, day, , , , video, country, ...measures]) =>
    [
      new Date(Date.UTC(2000, 0, 1) + (day?.readInt32BE() ?? 0) * MS_PER_DAY).toISOString().slice(0, 10),
      video?.toString('latin1'),
      country?.toString('latin1'),
      ...measures.map(readMeasure),
    ].join(','),
  );
};
