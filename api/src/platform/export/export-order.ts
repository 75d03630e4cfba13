import type { MessagePort } from 'node:worker_threads';
import type { ExportRow, ExportTable } from './export-table.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What a thread of the export pool writes, and where. */
export type ExportOrder = {
  table: Pick<ExportTable, 'name' | 'columns'>;
  format: ExportFormat;
  path: string;
  /** Sends `ExportMessage`s, each after an empty message by which the thread requests it. */
  port: MessagePort;
};

export type ExportMessage = { rows: readonly ExportRow[] } | { end: true };

/** Undefined when the file is written. Errors are returned, so that a rejection means that the thread has died. */
export type ExportOutcome = { error: unknown } | undefined;
