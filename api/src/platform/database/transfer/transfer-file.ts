import { z } from 'zod';

/**
 * The format of an exported database: gzip with a line of JSON each. The first line is the header; each table has a line with
 * its name, a line per row (an array of texts or nulls) and a line with its summary; the last line marks the file as
 * complete.
 */
export const FORMAT = 'portal-export';
export const VERSION = 1;

export const headerSchema = z.object({
  format: z.literal(FORMAT, { error: 'not an export of the portal' }),
  version: z.literal(VERSION, { error: 'an export of another version of this command' }),
  created_at: z.iso.datetime(),
  migrations: z.array(z.string()),
});

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });

export const summarySchema = z.object({
  end: z.string(),
  rows: z.string().regex(/^\d+$/),
  sums: z.record(z.string(), z.string().nullable()),
  digest: z.string().regex(/^\d+$/),
});

export const trailerSchema = z.object({ complete: z.literal(true), tables: z.int() });

export const rowSchema = z.array(z.string().nullable());

export const lineOf = (content: unknown) => `${JSON.stringify(content)}\n`;

/** An export or import was refused; nothing was changed. */
export class TransferError extends Error {
  override name = 'TransferError';
}
