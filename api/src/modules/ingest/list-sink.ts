import type { MappedColumn, MappedHeader } from './header.ts';
import type { FileFault } from './malformed.ts';
import { cellText, type RowCells } from './row-cells.ts';
import { cellFault, raggedFault, type RowSink } from './sink.ts';

const ID = /^[A-Za-z0-9_-]{0,64}$/;
const KEY = /^[A-Za-z0-9_-]{1,64}$/;
const ISRC = /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/;
const SECONDS = /^(\d{1,7})(?:\.\d+)?$/;
const CLOCK = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:\.\d+)?$/;
/** Titles that are longer are cut: they are shown, not compared. */
const LONGEST_TEXT = 500;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const secondsOf = (text: string): string | undefined => {
  if (text === '') return '';
  const plain = SECONDS.exec(text);
  if (plain) return String(Number(plain[1]));
  const clock = CLOCK.exec(text);
  return clock ? String(Number(clock[1] ?? 0) * 3_600 + Number(clock[2]) * 60 + Number(clock[3])) : undefined;
};

/** The cell as it is staged; undefined where it is wrong. */
const stagedCell = ({ kind }: MappedColumn, text: string): string | undefined => {
  if (kind === 'key') return KEY.test(text) ? quoted(text) : undefined;
  if (kind === 'id') return ID.test(text) ? quoted(text) : undefined;
  if (kind === 'seconds') return secondsOf(text);
  if (text.includes('\u0000')) return undefined;
  if (kind === 'isrc') {
    // Owners type them in by hand; what is none is as good as none.
    const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
    return ISRC.test(code) ? quoted(code) : '';
  }
  return quoted(text.normalize('NFC').slice(0, LONGEST_TEXT).toWellFormed());
};

/** Checks the rows of a report that lists things; each row stays a row. */
export const listSink = (header: MappedHeader): RowSink => {
  const channelColumn = header.columns.find(({ name }) => name === 'channel_id');
  const channels = new Map<string, number>();
  let lines = '';

  function* ready() {
    if (lines !== '') yield lines;
    lines = '';
  }

  return {
    take(row: RowCells) {
      if (row.count !== header.width) return [raggedFault(row, header.width)];
      const faults: FileFault[] = [];
      const cells: string[] = [];
      for (const column of header.columns) {
        const cell = stagedCell(column, cellText(row, column.index));
        if (cell === undefined) faults.push(cellFault(row.line, column));
        else cells.push(cell);
      }
      if (faults.length > 0) return faults;
      lines += `${cells.join(',')}\n`;
      if (channelColumn) {
        const id = cellText(row, channelColumn.index);
        channels.set(id, (channels.get(id) ?? 0) + 1);
      }
      return undefined;
    },
    drain: ready,
    lines: ready,
    // Lists are always staged.
    facts: () => ({ seen: { pairs: [], count: 0 }, pieces: [] }),
    summary: () => ({
      days: [],
      channels: [...channels].map(([youtubeId, rows]) => ({ youtubeId, rows })),
      isComplete: false,
    }),
  };
};
