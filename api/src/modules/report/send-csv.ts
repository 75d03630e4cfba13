import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** The `response` entry of a route that answers with a file. */
export const csvResponse = {
  description:
    'A CSV file (RFC 4180) with a byte order mark. Numbers are not formatted; text that a spreadsheet would take for a formula begins with an apostrophe.',
  content: { 'text/csv': { schema: z.string() } },
};

/** Sends a file to be kept. The name has letters, digits, dots and dashes only. */
export const sendCsv = (reply: FastifyReply, { stream, name }: { stream: Readable; name: string }) =>
  reply
    .type(CSV_TYPE)
    .header('Content-Disposition', `attachment; filename="${name.replaceAll(/[^\w.-]+/g, '_')}.csv"`)
    .send(stream);
