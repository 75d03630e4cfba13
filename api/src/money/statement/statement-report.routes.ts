import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  exportFailures,
  exportHeaders,
  fileResponse,
  format,
  sendExport,
  toDisposition,
} from '../../platform/export/send-export.ts';
import { AppError } from '../../errors/app-error.ts';
import { ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession, requireSite } from '../../platform/http/request-context.ts';
import { readUnchanged } from '../../figures/report/cache/unchanged-reading.ts';
import { readViewer } from '../../figures/report/scope/viewer.ts';
import { findStatement } from '../closed/closed.read.ts';
import { toBeancount, toJournalTable } from './journal-files.ts';
import { toStatementTable } from './statement-export.ts';
import { createStatementReport } from './statement-report.ts';
import { toFirstDay } from '../../platform/calendar.ts';
import * as schemas from './statement-report.schemas.ts';

const failures = describeProblems('unauthenticated', 'forbidden', 'not_found');

/** A month's statement as a report and as files: of an issued month from its document. */
export const statementReportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;
  const report = createStatementReport({ db });
  const tags = ['reports'];

  /** The journal's statement and file name. */
  const findJournal = async (request: FastifyRequest<{ Querystring: { month: string } }>) => {
    const { month } = request.query;
    const content = await findStatement(db, requireSession(request).accountId, toFirstDay(month));
    if (!content) throw new AppError('not_found');
    return { content, name: `journal_${requireSite(request).domain}_${month}_${request.currency}` };
  };

  app.get(
    '/report/statement',
    {
      schema: {
        tags,
        operationId: 'reportStatement',
        summary:
          "A month's revenue by member: gross, fee and net in both currencies; members see their own row",
        querystring: schemas.statementQuery,
        response: { 200: schemas.statementResponse, ...failures },
      },
    },
    async (request) => {
      const read = async () => report(readViewer(request), request.query.month);
      const { result } = await readUnchanged(db, request, { read });
      return { ...ok, ...result };
    },
  );

  app.get(
    '/report/statement/export',
    {
      schema: {
        tags,
        operationId: 'exportStatement',
        summary: "A month's statement as a file",
        querystring: z.object({ ...schemas.statementFilter, format }),
        headers: exportHeaders,
        response: { 200: fileResponse, ...failures, ...describeProblems(...exportFailures) },
      },
    },
    async (request, reply) =>
      sendExport(request, reply, async () => {
        const { month } = request.query;
        const read = async () => report(readViewer(request), month);
        const { result } = await readUnchanged(db, request, { read });
        const name = `statement_${requireSite(request).domain}_${month}`;
        return { table: toStatementTable(result, request.language), name };
      }),
  );

  app.get(
    '/report/statement/journal',
    {
      schema: {
        tags,
        operationId: 'statementJournal',
        summary: 'An issued statement as a journal of double entries for beancount, in one currency',
        querystring: schemas.statementQuery,
        response: {
          200: {
            description: 'A text that beancount reads; every transaction adds up to zero.',
            content: { 'text/plain': { schema: z.string() } },
          },
          ...failures,
        },
      },
    },
    async (request, reply) => {
      const { content, name } = await findJournal(request);
      return reply
        .type('text/plain; charset=utf-8')
        .header('Content-Disposition', toDisposition(`${name}.beancount`))
        .send(toBeancount(content, request.currency));
    },
  );

  app.get(
    '/report/statement/journal/export',
    {
      schema: {
        tags,
        operationId: 'exportStatementJournal',
        summary: 'The journal of an issued statement as a table: a row for each posting',
        querystring: z.object({ ...schemas.statementFilter, format }),
        headers: exportHeaders,
        response: { 200: fileResponse, ...failures, ...describeProblems(...exportFailures) },
      },
    },
    async (request, reply) =>
      sendExport(request, reply, async () => {
        const { content, name } = await findJournal(request);
        return { table: toJournalTable(content, request.currency), name };
      }),
  );
};
