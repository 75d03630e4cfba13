import type { MappedColumn, MappedHeader } from './header.ts';
import { completeChannelId } from './channel-id.ts';
import type { FileError } from '../../../platform/csv/file-error.ts';
import { readCellText, type RowCells } from '../../../platform/csv/row-cells.ts';
import { createCellError, type RowCollector } from './row-collector.ts';
import { createRaggedRowError } from '../../../platform/csv/file-error.ts';

const ID = /^[A-Za-z0-9_-]{0,64}$/;
const KEY = /^[A-Za-z0-9_-]{1,64}$/;
const ISRC = /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/;
const SECONDS = /^(\d{1,7})(?:\.\d+)?$/;
const CLOCK = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:\.\d+)?$/;
/** Longer texts are shortened; they are shown only, never compared. */
const MAX_TEXT_LENGTH = 500;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const secondsOf = (text: string): string | undefined => {
  if (text === '') return '';
  const plain = SECONDS.exec(text);
  if (plain) return String(Number(plain[1]));
  const clock = CLOCK.exec(text);
  return clock ? String(Number(clock[1] ?? 0) * 3_600 + Number(clock[2]) * 60 + Number(clock[3])) : undefined;
};

/** The cell as CSV for the staging table; undefined when it is invalid. */
const stagedCell = ({ kind }: MappedColumn, text: string): string | undefined => {
  if (kind === 'key') return KEY.test(text) ? quoted(text) : undefined;
  if (kind === 'id') return ID.test(text) ? quoted(text) : undefined;
  if (kind === 'channel') return ID.test(text) ? quoted(completeChannelId(text)) : undefined;
  if (kind === 'seconds') return secondsOf(text);
  if (text.includes('\u0000')) return undefined;
  if (kind === 'isrc') {
    // ISRCs are entered by hand, so an invalid one counts as missing.
    const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
    return ISRC.test(code) ? quoted(code) : '';
  }
  return quoted(text.normalize('NFC').slice(0, MAX_TEXT_LENGTH).toWellFormed());
};

/** Checks the rows of a list report; rows are not summed. */
export const createListCollector = (header: MappedHeader): RowCollector => {
  const channelColumn = header.columns.find(({ name }) => name === 'channel_id');
  const channels = new Map<string, number>();
  let lines = '';

  function* ready() {
    if (lines !== '') yield lines;
    lines = '';
  }

  return {
    take(row: RowCells) {
      if (row.count !== header.width) return [createRaggedRowError(row, header.width)];
      const errors: FileError[] = [];
      const cells: string[] = [];
      for (const column of header.columns) {
        const cell = stagedCell(column, readCellText(row, column.index));
        if (cell === undefined) errors.push(createCellError(row, column));
        else cells.push(cell);
      }
      if (errors.length > 0) return errors;
      lines += `${cells.join(',')}\n`;
      if (channelColumn) {
        const id = completeChannelId(readCellText(row, channelColumn.index));
        channels.set(id, (channels.get(id) ?? 0) + 1);
      }
      return undefined;
    },
    drain: ready,
    lines: ready,
    // Lists are always staged.
    facts: () => ({ summary: { pairs: [], corrected: [], count: 0, stored: [] }, pieces: [] }),
    summary: () => ({
      days: [],
      channels: [...channels].map(([youtubeId, rows]) => ({ youtubeId, rows })),
      parts: 1,
      sums: [],
      amounts: [],
      monthly: [],
      // An entry that a list has twice is stored once.
      repeated: { rows: 0, firstLine: 0 },
    }),
  };
};
