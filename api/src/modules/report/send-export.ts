import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ExportTable } from './export-table.ts';
import { exportFormats, type ExportFormat, spoolTable } from './spool-export.ts';

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Spread into the query of an export. */
export const format = z
  .enum(exportFormats)
  .default('csv')
  .describe('`csv` (RFC 4180, with a byte order mark) or `xlsx`.');

/** The `response` entry of a route that answers with a file. */
export const fileResponse = {
  description:
    'A file. Numbers are not formatted and as exact as they are known. In CSV, text that a spreadsheet would take for a formula begins with an apostrophe; in XLSX it is stored as text.',
  content: {
    'text/csv': { schema: z.string() },
    [TYPES.xlsx]: { schema: z.string().meta({ format: 'binary' }) },
  },
};

type Export = { table: ExportTable; name: string };
type ExportRequest = FastifyRequest<{ Querystring: { format: ExportFormat } }>;

/** The name in ASCII for whoever reads no other, and the name as it is (RFC 6266). */
const dispositionOf = (name: string) => {
  const safe = name.replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, '_');
  const ascii = safe.replaceAll(/[^\w.-]+/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(safe)}`;
};

/** Sends a table as a file to be kept. The name has letters and digits of all languages, dots and dashes only. */
export const sendExport = async (request: ExportRequest, reply: FastifyReply, { table, name }: Export) => {
  const chosen = request.query.format;
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const spooled = await spoolTable(table, { format: chosen, signal: gone.signal }).catch((error: unknown) => {
    if (!gone.signal.aborted) throw error;
    request.log.info('the export was given up');
    return undefined;
  });
  // There is nobody to be answered.
  if (!spooled) return reply.hijack();
  const { stream, size } = spooled;
  return reply
    .type(TYPES[chosen])
    .header('Content-Length', size)
    .header('Content-Disposition', dispositionOf(`${name}.${chosen}`))
    .send(stream);
};
