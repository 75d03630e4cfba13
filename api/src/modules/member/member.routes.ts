import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer, listOf, ok, pageQuery, success } from '../../platform/http/listing.ts';
import { problemResponses } from '../../platform/http/problem.ts';
import { requireSession, sessionOf, siteOf } from '../../platform/http/request-context.ts';
import { boundedText, emailAddress, instant, password, text, uuid } from '../../platform/http/text-schema.ts';
import { memberDependencies } from './member-dependencies.ts';
import { createMemberService } from './member.service.ts';

const memberSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    nickname: z.string(),
    channel_url: z.string().nullable(),
    fee_rate: z.number().describe('The share of the manager, 0 to 1.'),
    registered_at: instant,
    channels: z.array(z.object({ id: z.string(), name: z.string(), thumbnail: z.string() })),
  })
  .meta({ id: 'SubAccount' });

const channelUrl = text
  .overwrite((value) => value.trim())
  .max(2048)
  .refine((value) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)), {
    error: 'invalid',
  });

const addBody = z.strictObject({
  user_id: emailAddress,
  password,
  nickname: boundedText(2, 50),
  channels: channelUrl.optional().describe('The address of a channel; nothing is registered by it.'),
});

/** Four decimals: rates are kept in basis points. */
const feeRate = z
  .number()
  .min(0)
  .max(1)
  .refine((rate) => Math.abs(rate * 10_000 - Math.round(rate * 10_000)) < 1e-6, { error: 'invalid' });

const updateBody = z
  .strictObject({ target: uuid, password: password.optional(), fee_rate: feeRate.optional() })
  .refine((body) => body.password !== undefined || body.fee_rate !== undefined, { error: 'unchanged' });

const denials = ['unauthenticated', 'forbidden'] as const;

export const memberRoutes: FastifyPluginAsyncZod = async (app) => {
  const members = createMemberService(memberDependencies(app));
  const preHandler = requireSession({ role: 'manager' });

  app.get(
    '/member/mcn/accounts',
    {
      preHandler,
      schema: {
        operationId: 'subAccounts',
        summary: "The manager's members, the newest first",
        tags: ['members'],
        querystring: z.object(pageQuery),
        response: { 200: answer(listOf(memberSchema)), ...problemResponses(...denials) },
      },
    },
    async (request) => ({
      ...ok,
      ...(await members.list(sessionOf(request), request.query)),
      ...request.query,
    }),
  );

  app.post(
    '/member/mcn/add',
    {
      preHandler,
      schema: {
        operationId: 'addSubAccount',
        summary: 'Makes a member account',
        tags: ['members'],
        body: addBody,
        response: { 200: answer({ account: memberSchema }), ...problemResponses(...denials, 'email_taken') },
      },
    },
    async (request) => {
      const { user_id: email, channels, ...person } = request.body;
      const account = await members.add(sessionOf(request), siteOf(request), {
        ...person,
        email,
        channelUrl: channels || null,
      });
      return { ...ok, account };
    },
  );

  app.post(
    '/member/mcn/update',
    {
      preHandler,
      schema: {
        operationId: 'updateSubAccount',
        summary: "Changes a member's password or share; a new share counts from today (Pacific) on",
        tags: ['members'],
        body: updateBody,
        response: { 200: z.object(success), ...problemResponses(...denials, 'not_found') },
      },
    },
    async (request) => {
      await members.update(sessionOf(request), siteOf(request), request.body);
      return ok;
    },
  );

  app.post(
    '/member/mcn/delete',
    {
      preHandler,
      schema: {
        operationId: 'deleteSubAccount',
        summary: "Deletes a member account; asks for the manager's own password",
        tags: ['members'],
        body: z.strictObject({ target: uuid, password }),
        response: {
          200: z.object(success),
          ...problemResponses(...denials, 'not_found', 'wrong_password', 'too_many_attempts'),
        },
      },
    },
    async (request) => {
      await members.remove(sessionOf(request), request.body.target, request.body.password);
      return ok;
    },
  );
};
