import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { acceptFileBodies, getFileBody } from '../../platform/http/file-body.ts';
import { domainName } from '../../platform/http/domain-name.ts';
import { fraction, toBasisPoints } from '../../platform/http/day-span-schema.ts';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createSiteDirectory } from '../../content/site/site-directory.ts';
import { month } from '../../figures/report/scope/month-input.ts';
import { createPartnerPayouts } from './partner-payout.service.ts';
import { ofPlatform } from './entry-writer.ts';
import { createPaymentImport } from './import-payments.service.ts';
import { createPayoutWriter } from './payment.service.ts';
import * as schemas from './payout.schemas.ts';
import { toFirstDay } from '../../platform/calendar.ts';

const ACCESS = ['unauthenticated', 'forbidden', 'unknown_domain'] as const;
const tags = ['operator'];

const partnerBalance = z
  .object({
    account: z.object({ id: z.string(), domain: z.string(), nickname: z.string(), email: z.string() }),
    fee_rate: z.number().describe('Of the platform, today.'),
    gross: z.string().describe('What its statements have booked.'),
    fee: z.string().describe('What the platform keeps of it.'),
    entries: z.array(schemas.partnerEntry),
    open_months: z.array(month).describe('The months of statements of which something is still due.'),
    ...schemas.balanceMembers,
  })
  .meta({ id: 'PartnerBalance' });

/** Routes by which operators read what the platform owes its managers, and record what it paid. */
export const partnerPayoutRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const audit = createAudit(base);
  const partners = createPartnerPayouts({ ...base, audit });
  const writer = createPayoutWriter({ ...base, audit });
  const imports = createPaymentImport({ ...base, audit });
  const sites = createSiteDirectory(base.db);
  acceptFileBodies(app);

  app.get(
    '/operator/payouts',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'partnerPayouts',
        summary: 'What the platform owes each manager: revenue of its statements less the platform’s fee',
        tags,
        querystring: z.object({ domain: domainName.optional() }),
        response: {
          200: createResponseSchema({ items: z.array(partnerBalance) }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async ({ query: { domain } }) => {
      if (domain !== undefined) await sites.get(domain);
      return { ...ok, items: await partners.list(domain) };
    },
  );

  app.post(
    '/operator/payouts/payment',
    {
      config: { skipsPortalHeaders: true, idempotent: true },
      schema: {
        operationId: 'recordPartnerPayment',
        summary: 'Records a payment to a manager',
        tags,
        body: z.strictObject({ account: schemas.account, ...schemas.paymentFields }),
        response: { 200: schemas.written, ...describeProblems(...ACCESS, 'not_found', 'payout_exceeds') },
      },
    },
    async (request) => {
      const { account: accountId, ...payment } = request.body;
      const id = await writer.pay(getActor(request), ofPlatform(accountId), { payee: accountId, ...payment });
      return { ...ok, id };
    },
  );

  app.post(
    '/operator/payouts/payments/import',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'importPartnerPayments',
        summary:
          'Records the payments of a bank’s file to the managers of a domain: all of it, or nothing; the same file again changes nothing',
        description: schemas.IMPORT_BODY,
        tags,
        querystring: z.object({ domain: domainName, reason: schemas.importReason }),
        response: {
          200: schemas.imported,
          ...describeProblems(...ACCESS, 'report_malformed', 'unsupported_media_type'),
        },
      },
    },
    async (request) => {
      const { domain, reason } = request.query;
      await sites.get(domain);
      const file = { source: getFileBody(request.body), reason };
      const result = await imports.importPayments(getActor(request), { payer: 'platform', domain }, file);
      return { ...ok, ...result };
    },
  );

  app.post(
    '/operator/payouts/reverse',
    {
      config: { skipsPortalHeaders: true, idempotent: true },
      schema: {
        operationId: 'reversePartnerPayment',
        summary: 'Takes back a payment to a manager, by an entry of its own',
        tags,
        body: z.strictObject({ account: schemas.account, ...schemas.ending.shape }),
        response: { 200: schemas.written, ...describeProblems(...ACCESS, 'not_found', 'payout_reversed') },
      },
    },
    async (request) => {
      const { account: accountId, ...given } = request.body;
      return { ...ok, id: await writer.reverse(getActor(request), ofPlatform(accountId), given) };
    },
  );

  app.post(
    '/operator/payouts/fee',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'setPlatformFee',
        summary: 'Sets the platform’s fee on a manager’s revenue from a month on that has no statement yet',
        tags,
        body: z.strictObject({ account: schemas.account, from: month, fee_rate: fraction }),
        response: {
          200: createResponseSchema({}),
          ...describeProblems(...ACCESS, 'not_found', 'fee_month_issued'),
        },
      },
    },
    async (request) => {
      const { account: accountId, from, fee_rate: rate } = request.body;
      const fee = { accountId, from: toFirstDay(from), basisPoints: toBasisPoints(rate) };
      await partners.setFee(getActor(request), fee);
      return ok;
    },
  );

  app.get(
    '/operator/payouts/minimum',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'domainMinimum',
        summary: 'From which amount on a domain pays, in its currency',
        tags,
        querystring: z.object({ domain: domainName }),
        response: {
          200: createResponseSchema({
            currency: schemas.currency,
            amount: z.string().nullable().describe('Null is every amount.'),
            members: z.int().describe('How many members have a minimum of their own instead.'),
          }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async ({ query: { domain } }) => ({ ...ok, ...(await partners.readMinimum(domain)) }),
  );

  app.post(
    '/operator/payouts/minimum',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'setDomainMinimum',
        summary: 'Sets from which amount on a domain pays, in its currency; null is every amount',
        tags,
        body: z.strictObject({ domain: domainName, amount: schemas.amountInput.nullable() }),
        response: {
          200: createResponseSchema({ currency: schemas.currency, amount: z.string().nullable() }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async (request) => {
      await sites.get(request.body.domain);
      return { ...ok, ...(await partners.setMinimum(getActor(request), request.body)) };
    },
  );
};
