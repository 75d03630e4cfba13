import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { createFairQueue } from '../fair-queue.ts';
import { toThrottledAddress } from '../http/client-address.ts';
import { createDisconnectSignal } from '../http/disconnect-signal.ts';
import { exportFormats, type ExportFormat } from './export-order.ts';
import { EXPORT_THREADS } from './export-pool.ts';
import type { ExportTable } from './export-table.ts';
import { spoolTable } from './spool-export.ts';

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The query parameter of an export's format. */
export const format = z
  .enum(exportFormats)
  .default('csv')
  .describe('`csv` (RFC 4180, with a byte order mark) or `xlsx`.');

/** Failures of an export route beside those of its report. */
export const exportFailures = ['busy', 'export_failed'] as const;

/** The response schema of an export route. */
export const fileResponse = {
  description:
    'A file with unformatted, exact numbers. In CSV, text that a spreadsheet would evaluate as a formula begins with an apostrophe, but ids stay as they are; in XLSX it is stored as text.',
  content: {
    'text/csv': { schema: z.string() },
    [TYPES.xlsx]: { schema: z.string().meta({ format: 'binary' }) },
  },
};

type Export = { table: ExportTable; name: string };
type ExportRequest = FastifyRequest<{ Querystring: { format: ExportFormat } }>;

/** An ASCII file name for old clients beside the full one (RFC 6266). */
const dispositionOf = (name: string) => {
  const safe = name.replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, '_');
  const ascii = safe.replaceAll(/[^\w.-]+/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(safe)}`;
};

/** Files that are written at a time, of one account and of all; others wait for their turn. */
const turns = createFairQueue(
  { concurrency: EXPORT_THREADS, concurrencyPerKey: 1, waitingPerKey: 20, waiting: 500 },
  () => new AppError('busy', { retryAfter: 5 }),
);

/** Sends a table as a download. The file name gets letters and digits of all languages, dots and dashes only. */
export const sendExport = async (request: ExportRequest, reply: FastifyReply, { table, name }: Export) => {
  const chosen = request.query.format;
  const signal = createDisconnectSignal(reply);
  const account = request.session?.accountId ?? toThrottledAddress(request.ip);
  const spooled = await turns(account, async () => {
    // The client may have disconnected while it waited.
    signal.throwIfAborted();
    return spoolTable(table, { format: chosen, signal, pool: request.server.exportPool });
  }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    request.log.info('export aborted: the client disconnected');
    return undefined;
  });
  // The client has disconnected, so no response is sent.
  if (!spooled) return reply.hijack();
  const { stream, size } = spooled;
  return reply
    .type(TYPES[chosen])
    .header('Content-Length', size)
    .header('Content-Disposition', dispositionOf(`${name}.${chosen}`))
    .send(stream);
};
