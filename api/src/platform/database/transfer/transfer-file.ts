import { z } from 'zod';

/**
 * The file of a move: gzip, a line of JSON each. The first is the header; for each table comes a line that names it,
 * a line for each of its rows (a list of texts, null where there is nothing), and a line with what they add up to;
 * the last line says that nothing is missing.
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

/** The file cannot be taken in, or the database may not be written to; nothing was changed. */
export class TransferError extends Error {
  override name = 'TransferError';
}
