import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toPacificDay } from '../../platform/clock.ts';
import {
  exportFailures,
  exportHeaders,
  fileResponse,
  format,
  sendExport,
  toDisposition,
} from '../../platform/export/send-export.ts';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { uuid } from '../../platform/http/text-schema.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { bankDetails } from './bank-details.ts';
import { payableOn as day, runLine, XML_TYPE, xmlResponse } from './pay-run.schemas.ts';
import { createPayRun } from './pay-run.ts';
import { createPayeeService } from './payee.service.ts';
import { amountInput, currency, payee } from './payout.schemas.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;
const tags = ['payouts'];

const maskedPayee = z
  .object({
    payee: z.string(),
    name: z.string(),
    iban: z.string().nullable().describe('Masked, like the account number.'),
    account_number: z.string().nullable(),
    bank_code: z.string().nullable(),
  })
  .meta({ id: 'Payee' });

/** Routes by which managers prepare payments: minimums, bank details, and who is payable, also as files. */
export const payRunRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const run = createPayRun(base);
  const payees = createPayeeService({ db: base.db, audit: createAudit(base) });
  const today = () => toPacificDay(app.clock.now());

  app.get(
    '/payout/payees',
    {
      schema: {
        operationId: 'payees',
        summary: 'Where members are paid to, and the manager pays from; numbers are masked',
        tags,
        response: {
          200: createResponseSchema({ items: z.array(maskedPayee) }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async (request) => ({ ...ok, items: await payees.list(requireSession(request).accountId) }),
  );

  app.post(
    '/payout/payee',
    {
      schema: {
        operationId: 'setPayee',
        summary: 'Sets where a member is paid to; with the manager’s own id where it pays from',
        tags,
        body: z.strictObject({ payee: uuid, ...bankDetails }),
        response: {
          200: createResponseSchema({ payee: maskedPayee }),
          ...describeProblems(...ACCESS, 'not_found'),
        },
      },
    },
    async (request) => {
      const { accountId } = requireSession(request);
      return { ...ok, payee: await payees.setPayee(getActor(request), { accountId, ...request.body }) };
    },
  );

  app.post(
    '/payout/minimum',
    {
      schema: {
        operationId: 'setPayoutMinimum',
        summary: 'Sets from which amount on a member is paid; null is the minimum of the domain',
        tags,
        body: z.strictObject({ payee, amount: amountInput.nullable() }),
        response: {
          200: createResponseSchema({ currency, amount: z.string().nullable() }),
          ...describeProblems(...ACCESS, 'not_found'),
        },
      },
    },
    async (request) => {
      const { accountId } = requireSession(request);
      return { ...ok, ...(await payees.setMinimum(getActor(request), { accountId, ...request.body })) };
    },
  );

  app.get(
    '/payout/run',
    {
      schema: {
        operationId: 'payRun',
        summary: 'Who is payable on a day, and how much',
        tags,
        querystring: z.object({ day }),
        response: {
          200: createResponseSchema({
            day: z.iso.date(),
            has_payer: z.boolean().describe('Whether the bank details of the manager are known.'),
            items: z.array(runLine),
          }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async (request) => ({
      ...ok,
      ...(await run.list({ ...requireSession(request), day: request.query.day ?? today() })),
    }),
  );

  app.get(
    '/payout/run/export',
    {
      schema: {
        operationId: 'exportPayRun',
        summary: 'Who is payable on a day, with bank details, as a file',
        tags,
        querystring: z.object({ day, format }),
        headers: exportHeaders,
        response: { 200: fileResponse, ...describeProblems(...ACCESS, ...exportFailures) },
      },
    },
    async (request, reply) => {
      const order = { ...requireSession(request), day: request.query.day ?? today() };
      return sendExport(request, reply, async () => ({
        table: await run.toTable(order),
        name: `payments_${order.day}`,
      }));
    },
  );

  app.get(
    '/payout/run/order',
    {
      schema: {
        operationId: 'payRunOrder',
        summary: 'The payments of a day as an order for a bank, ISO 20022 pain.001.001.09',
        description: 'Payees without bank details are left out; `payRun` names them.',
        tags,
        querystring: z.object({ day }),
        response: {
          200: xmlResponse,
          ...describeProblems(...ACCESS, 'payee_missing'),
        },
      },
    },
    async (request, reply) => {
      const order = { ...requireSession(request), day: request.query.day ?? today() };
      const xml = await run.writeOrder(order);
      return reply
        .type(XML_TYPE)
        .header('Content-Disposition', toDisposition(`payments_${order.day}.xml`))
        .send(xml);
    },
  );
};
