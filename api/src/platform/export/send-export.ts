import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { toThrottledAddress } from '../http/client-address.ts';
import { createDisconnectSignal } from '../http/disconnect-signal.ts';
import { exportFormats, type ExportFormat } from './export-order.ts';
import type { ExportTable } from './export-table.ts';
import { waitForExportTurn } from './export-turns.ts';
import { writeExportFile } from './export-file.ts';

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
    'A file with unformatted numbers: exact, amounts in won rounded to hundredths. In CSV, text that a spreadsheet would evaluate as a formula begins with an apostrophe; in XLSX it is stored as text.',
  content: {
    'text/csv': { schema: z.string() },
    [TYPES.xlsx]: { schema: z.string().meta({ format: 'binary' }) },
  },
};

type Export = { table: ExportTable; name: string };
type ExportRequest = FastifyRequest<{ Querystring: { format: ExportFormat } }>;

/** The header of a download: an ASCII file name for old clients beside the full one (RFC 6266). */
export const toDisposition = (name: string) => {
  const safe = name.replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, '_');
  const ascii = safe.replaceAll(/[^\w.-]+/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(safe)}`;
};

/** The header by which a client names its export, to ask for its state. */
const ID_HEADER = 'x-export-id';

/** The request header of an export route. */
export const exportHeaders = z.looseObject({
  [ID_HEADER]: z.uuid().optional().describe('An id by which the state of the export can be read.'),
});

/**
 * Sends a table as a download. `create` reads what the table needs, in the turn of the export. The file name gets letters
 * and digits of all languages, dots and dashes only.
 */
export const sendExport = async (
  request: ExportRequest,
  reply: FastifyReply,
  create: () => Promise<Export> | Export,
) => {
  const chosen = request.query.format;
  const signal = createDisconnectSignal(reply);
  const turn = {
    account: request.session?.accountId ?? toThrottledAddress(request.clientAddress),
    id: [request.headers[ID_HEADER]].flat()[0] ?? request.id,
  };
  const write = async () => {
    const { table, name } = await create();
    return {
      name,
      ...(await writeExportFile(table, { format: chosen, signal, pool: request.server.exportPool })),
    };
  };
  const file = await waitForExportTurn(turn, signal, write).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    request.log.info('export aborted: the client disconnected');
    return undefined;
  });
  // The client has disconnected, so no response is sent.
  if (!file) return reply.hijack();
  const { name, stream, size } = file;
  return reply
    .type(TYPES[chosen])
    .header('Content-Length', size)
    .header('Content-Disposition', toDisposition(`${name}.${chosen}`))
    .send(stream);
};
