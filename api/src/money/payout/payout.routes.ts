import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { acceptFileBodies, getFileBody } from '../../platform/http/file-body.ts';
import { toBasisPoints } from '../../platform/http/day-span-schema.ts';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession, type Session } from '../../platform/http/request-context.ts';
import { uuid } from '../../platform/http/text-schema.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAudit } from '../../access/audit/audit.service.ts';
import { createPaymentImport } from './import-payments.service.ts';
import { createPayoutWriter } from './payment.service.ts';
import * as schemas from './payout.schemas.ts';
import { createTimeline } from './timeline.service.ts';
import { toFirstDay } from '../../platform/calendar.ts';

const ACCESS = ['unauthenticated', 'forbidden'] as const;
const tags = ['payouts'];

const ofManager = ({ accountId }: Session) => ({ payer: 'manager', accountId }) as const;

/** Routes by which partners read when they get their money, and managers record what they paid. */
export const payoutRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids };
  const audit = createAudit(base);
  const writer = createPayoutWriter({ ...base, audit });
  const imports = createPaymentImport({ ...base, audit });
  const timeline = createTimeline(base);
  acceptFileBodies(app);

  app.get(
    '/payout/timeline',
    {
      schema: {
        operationId: 'payoutTimeline',
        summary: 'When a member, or the manager itself, gets its money: each month with its state and days',
        tags,
        querystring: z.object({ member: uuid.optional() }),
        response: {
          200: createResponseSchema({
            payee: z.object({ id: z.string(), nickname: z.string().nullable() }),
            balances: z.array(schemas.balance),
            months: z.array(schemas.timelineMonth),
            entries: z.array(schemas.entry),
          }),
          ...describeProblems(...ACCESS, 'not_found'),
        },
      },
    },
    async (request) => ({ ...ok, ...(await timeline.read(requireSession(request), request.query.member)) }),
  );

  app.get(
    '/payout/balances',
    {
      schema: {
        operationId: 'payoutBalances',
        summary: 'The balances of all members, and what the manager keeps: fees and revenue without a member',
        tags,
        response: {
          200: createResponseSchema({
            items: z.array(schemas.payeeBalance),
            own: z.array(z.object({ currency: schemas.currency, amount: z.string() })),
          }),
          ...describeProblems(...ACCESS),
        },
      },
    },
    async (request) => ({ ...ok, ...(await timeline.balances(requireSession(request))) }),
  );

  app.post(
    '/payout/payment',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'recordPayment',
        summary: 'Records a payment to a member',
        tags,
        body: z.strictObject({ payee: schemas.payee, ...schemas.paymentFields }),
        response: { 200: schemas.written, ...describeProblems(...ACCESS, 'not_found', 'payout_exceeds') },
      },
    },
    async (request) => ({
      ...ok,
      id: await writer.pay(getActor(request), ofManager(requireSession(request)), request.body),
    }),
  );

  app.post(
    '/payout/advance',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'recordAdvance',
        summary: 'Records an advance to a member, which a part of each of its next months pays back',
        tags,
        body: z.strictObject({ payee: schemas.payee, ...schemas.advanceFields }),
        response: { 200: schemas.written, ...describeProblems(...ACCESS, 'not_found') },
      },
    },
    async (request) => {
      const { share, ...advance } = request.body;
      const order = ofManager(requireSession(request));
      const id = await writer.advance(getActor(request), order, { ...advance, share: toBasisPoints(share) });
      return { ...ok, id };
    },
  );

  app.post(
    '/payout/payments/import',
    {
      schema: {
        operationId: 'importPayments',
        summary:
          'Records the payments of a bank’s file: all of it, or nothing; the same file again changes nothing',
        description: schemas.IMPORT_BODY,
        tags,
        querystring: z.object({ reason: schemas.importReason }),
        response: {
          200: schemas.imported,
          ...describeProblems(...ACCESS, 'report_malformed', 'unsupported_media_type'),
        },
      },
    },
    async (request) => ({
      ...ok,
      ...(await imports.importPayments(getActor(request), ofManager(requireSession(request)), {
        source: getFileBody(request.body),
        reason: request.query.reason,
      })),
    }),
  );

  app.post(
    '/payout/reverse',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'reversePayment',
        summary: 'Takes back a payment or an advance that was recorded, by an entry of its own',
        tags,
        body: schemas.ending,
        response: { 200: schemas.written, ...describeProblems(...ACCESS, 'not_found', 'payout_reversed') },
      },
    },
    async (request) => ({
      ...ok,
      id: await writer.reverse(getActor(request), ofManager(requireSession(request)), request.body),
    }),
  );

  app.post(
    '/payout/hold',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'holdPayout',
        summary: 'Holds a member’s money, or that of one month, with a reason and until a day',
        tags,
        body: schemas.holdBody,
        response: { 200: schemas.written, ...describeProblems(...ACCESS, 'not_found') },
      },
    },
    async (request) => {
      const { month, ...hold } = request.body;
      const given = { ...hold, month: month === undefined ? undefined : toFirstDay(month) };
      return { ...ok, id: await writer.hold(getActor(request), ofManager(requireSession(request)), given) };
    },
  );

  app.post(
    '/payout/release',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'releasePayout',
        summary: 'Ends a hold',
        tags,
        body: schemas.ending,
        response: { 200: schemas.written, ...describeProblems(...ACCESS, 'not_found', 'payout_reversed') },
      },
    },
    async (request) => ({
      ...ok,
      id: await writer.release(getActor(request), ofManager(requireSession(request)), request.body),
    }),
  );
};
