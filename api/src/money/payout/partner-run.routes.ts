import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toFirstDay } from '../../platform/calendar.ts';
import { toPacificDay } from '../../platform/clock.ts';
import {
  exportFailures,
  exportHeaders,
  fileResponse,
  format,
  sendExport,
  toDisposition,
} from '../../platform/export/send-export.ts';
import { domainName } from '../../platform/http/domain-name.ts';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createSiteDirectory } from '../../content/site/site-directory.ts';
import { bankDetails } from './bank-details.ts';
import { createPartnerRun } from './partner-run.ts';
import { ofPlatform } from './entry-writer.ts';
import { createPayoutWriter } from './payment.service.ts';
import { payableOn as day, runLine, XML_TYPE, xmlResponse } from './pay-run.schemas.ts';
import * as schemas from './payout.schemas.ts';

const ACCESS = ['unauthenticated', 'forbidden', 'unknown_domain'] as const;
const tags = ['operator'];
const { payee: _, ...holdFields } = schemas.holdBody.shape;

/** Routes by which operators hold what managers get, and prepare the payments of a domain. */
export const partnerRunRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const run = createPartnerRun(base);
  const writer = createPayoutWriter({ ...base, audit: createAudit(base) });
  const sites = createSiteDirectory(base.db);
  const readOrder = async ({ domain, day: asked }: { domain: string; day?: string | undefined }) => {
    await sites.get(domain);
    return { domain, day: asked ?? toPacificDay(app.clock.now()) };
  };

  app.post(
    '/operator/payouts/hold',
    {
      config: { skipsPortalHeaders: true, idempotent: true },
      schema: {
        operationId: 'holdPartnerPayout',
        summary: 'Holds a manager’s money, or that of one month, with a reason and until a day',
        tags,
        body: z.strictObject({ account: schemas.account, ...holdFields }),
        response: { 200: schemas.written, ...describeProblems(...ACCESS, 'not_found') },
      },
    },
    async (request) => {
      const { account: accountId, month, ...hold } = request.body;
      const given = { ...hold, payee: accountId, month: month === undefined ? undefined : toFirstDay(month) };
      return { ...ok, id: await writer.hold(getActor(request), ofPlatform(accountId), given) };
    },
  );

  app.post(
    '/operator/payouts/release',
    {
      config: { skipsPortalHeaders: true, idempotent: true },
      schema: {
        operationId: 'releasePartnerPayout',
        summary: 'Ends a hold of a manager’s money',
        tags,
        body: z.strictObject({ account: schemas.account, ...schemas.ending.shape }),
        response: { 200: schemas.written, ...describeProblems(...ACCESS, 'not_found', 'payout_reversed') },
      },
    },
    async (request) => {
      const { account: accountId, ...given } = request.body;
      return { ...ok, id: await writer.release(getActor(request), ofPlatform(accountId), given) };
    },
  );

  app.get(
    '/operator/payouts/run',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'partnerPayRun',
        summary: 'Which managers of a domain are payable on a day, and how much',
        tags,
        querystring: z.object({ domain: domainName, day }),
        response: {
          200: createResponseSchema({ day: z.iso.date(), items: z.array(runLine) }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async ({ query }) => ({ ...ok, ...(await run.list(await readOrder(query))) }),
  );

  app.get(
    '/operator/payouts/run/export',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'exportPartnerPayRun',
        summary: 'Which managers of a domain are payable on a day, with bank details, as a file',
        tags,
        querystring: z.object({ domain: domainName, day, format }),
        headers: exportHeaders,
        response: { 200: fileResponse, ...describeProblems(...ACCESS, ...exportFailures) },
      },
    },
    async (request, reply) => {
      const order = await readOrder(request.query);
      return sendExport(request, reply, async () => ({
        table: await run.toTable(order),
        name: `payments_${order.domain}_${order.day}`,
      }));
    },
  );

  app.post(
    '/operator/payouts/run/order',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'partnerPayRunOrder',
        summary: 'The payments to the managers of a domain as an order for a bank, ISO 20022 pain.001.001.09',
        description:
          'The account that pays is in the body, because it is not stored, and addresses are written to logs. Managers without bank details are left out; `partnerPayRun` names them.',
        tags,
        body: z.strictObject({ domain: domainName, day, from: z.strictObject(bankDetails) }),
        response: { 200: xmlResponse, ...describeProblems(...ACCESS, 'payee_missing') },
      },
    },
    async (request, reply) => {
      const order = await readOrder(request.body);
      const xml = await run.writeOrder({ ...order, from: request.body.from });
      return reply
        .type(XML_TYPE)
        .header('Content-Disposition', toDisposition(`payments_${order.domain}_${order.day}.xml`))
        .send(xml);
    },
  );
};
