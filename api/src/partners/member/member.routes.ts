import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createDayOf, timeZone } from '../../platform/export/day-in-zone.ts';
import {
  exportFailures,
  exportHeaders,
  fileResponse,
  format,
  sendExport,
} from '../../platform/export/send-export.ts';
import { fraction } from '../../platform/http/day-span-schema.ts';
import { readSeenVersion, sendVersion } from '../../platform/http/if-match.ts';
import {
  createResponseSchema,
  createPageSchema,
  ok,
  pageQuery,
  successMembers,
} from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession, requireSite, type Session } from '../../platform/http/request-context.ts';
import { emailAddress, memberNickname, password, text, uuid } from '../../platform/http/text-schema.ts';
import { getActor } from '../../access/audit/actor.ts';
import { parseChannelLink, toYoutubeUrl } from '../channel/channel-link.ts';
import { dayInput } from '../../figures/report/scope/report-input.ts';
import { createMemberServices } from './member-services.ts';
import { createMemberService } from './member.service.ts';
import { memberDetailSchema, memberSchema } from './member-response.ts';
import { memberSorts } from './member.repository.ts';

/** A bare name with a dot could also be the address of another website, so it is refused without asking YouTube. */
const isBareDomain = (value: string) => /^[^/@]*\.[^/@]*$/.test(value);

/** The URL of a member's own channel from a link in any form that a channel's registration accepts. */
const toChannelUrl = (value: string) => {
  const target = isBareDomain(value) ? undefined : parseChannelLink(value);
  return target && toYoutubeUrl(target);
};

const channelUrl = text
  .overwrite((value) => value.trim())
  .max(2048)
  .refine((value) => value === '' || toChannelUrl(value) !== undefined, { error: 'channel_link' })
  .overwrite((value) => toChannelUrl(value) ?? value);

/** As many as one page of a list. */
const MAX_CHANNELS = 100;

const addBody = z.strictObject({
  user_id: emailAddress,
  password,
  nickname: memberNickname,
  channels: z
    .union([channelUrl, z.array(uuid).max(MAX_CHANNELS)])
    .optional()
    .describe(
      'Ids of the manager’s channels that the member sees from the start, with an equal part, or with what belongs to nobody where parts were chosen; or a link or handle of the member’s own channel in any form YouTube uses, stored as a URL and not looked up.',
    ),
});

const updateBody = z
  .strictObject({
    target: uuid,
    password: password.optional(),
    fee_rate: fraction.optional(),
    from: dayInput
      .optional()
      .describe(
        'The first Pacific day of a new fee rate, today or earlier and not closed; today when missing. Later rates end.',
      ),
  })
  .refine((body) => body.password !== undefined || body.fee_rate !== undefined, { error: 'unchanged' })
  .refine((body) => body.from === undefined || body.fee_rate !== undefined, {
    path: ['from'],
    error: 'invalid',
  });

/** The filter and the order of the list, which its export shares. */
const listFilter = {
  search: text
    .max(100)
    .overwrite((value) => value.trim())
    .optional()
    .describe('Words of the nickname or the address.'),
  sort: z.enum(memberSorts).default('registered'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

const denials = ['unauthenticated', 'forbidden'] as const;

export const memberRoutes: FastifyPluginAsyncZod = async (app) => {
  const members = createMemberService(createMemberServices(app));
  const prepareQuery = async <Query extends { search?: string | undefined }>(
    session: Session,
    query: Query,
  ) => ({
    ...query,
    search: await app.searches.prepare(query.search, { kinds: ['member'], accountId: session.accountId }),
  });

  app.get(
    '/member/mcn/accounts',
    {
      schema: {
        operationId: 'subAccounts',
        summary: "The manager's members, the newest first unless sorted otherwise",
        tags: ['members'],
        querystring: z.object({ ...pageQuery, ...listFilter }),
        response: {
          200: createResponseSchema(createPageSchema(memberSchema)),
          ...describeProblems(...denials),
        },
      },
    },
    async (request) => {
      const { query, language } = request;
      const { page, size } = query;
      const session = requireSession(request);
      const prepared = await prepareQuery(session, query);
      return { ...ok, ...(await members.list(session, { ...prepared, language })), page, size };
    },
  );

  app.get(
    '/member/mcn/accounts/export',
    {
      schema: {
        operationId: 'exportSubAccounts',
        summary: "The manager's members as a file, with a row for each assignment of a member over time",
        tags: ['members'],
        querystring: z.object({ ...listFilter, time_zone: timeZone, format }),
        headers: exportHeaders,
        response: { 200: fileResponse, ...describeProblems(...denials, ...exportFailures) },
      },
    },
    async (request, reply) => {
      const { query, language } = request;
      const options = { language, dayOf: createDayOf(query.time_zone) };
      const session = requireSession(request);
      const prepared = await prepareQuery(session, query);
      const table = members.export(session, { ...prepared, language }, options);
      const name = `members_${requireSite(request).domain}_${options.dayOf(app.clock.now())}`;
      return sendExport(request, reply, () => ({ table, name }));
    },
  );

  app.get(
    '/member/mcn/account',
    {
      schema: {
        operationId: 'subAccount',
        summary:
          'One member with its fee rates and assignments over time; its ETag is for changing the fee rate',
        tags: ['members'],
        querystring: z.object({ id: uuid }),
        response: {
          200: createResponseSchema(memberDetailSchema),
          ...describeProblems(...denials, 'not_found'),
        },
      },
    },
    async (request, reply) => {
      const detail = await members.detail(requireSession(request), request.query.id);
      sendVersion(reply, detail.account.version);
      return { ...ok, ...detail };
    },
  );

  app.post(
    '/member/mcn/add',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'addSubAccount',
        summary: 'Creates a member account',
        tags: ['members'],
        body: addBody,
        response: {
          200: createResponseSchema({ account: memberSchema }),
          ...describeProblems(...denials, 'email_taken', 'not_found', 'busy', 'too_many_attempts'),
        },
      },
    },
    async (request) => {
      const { user_id: email, channels, ...person } = request.body;
      const account = await members.add(requireSession(request), requireSite(request), getActor(request), {
        ...person,
        email,
        channelUrl: typeof channels === 'string' && channels !== '' ? channels : null,
        channelIds: Array.isArray(channels) ? channels : [],
      });
      return { ...ok, account };
    },
  );

  app.post(
    '/member/mcn/update',
    {
      config: { idempotent: true, versioned: true },
      schema: {
        operationId: 'updateSubAccount',
        summary:
          "Changes a member's password or fee rate; a new rate counts from a Pacific day on and requires If-Match",
        tags: ['members'],
        body: updateBody,
        response: {
          200: createResponseSchema({ account: memberSchema }),
          ...describeProblems(...denials, 'not_found', 'busy'),
        },
      },
    },
    async (request, reply) => {
      const { fee_rate: rate, from, ...change } = request.body;
      const account = await members.update(requireSession(request), requireSite(request), getActor(request), {
        ...change,
        // A password has no previous value that a caller could have read, so no version is required.
        fee: rate === undefined ? undefined : { rate, from, seen: readSeenVersion(request) },
      });
      sendVersion(reply, account.version);
      return { ...ok, account };
    },
  );

  app.post(
    '/member/mcn/delete',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'deleteSubAccount',
        summary:
          "Deletes a member account; requires the manager's own password. Its channels stay with the manager",
        tags: ['members'],
        body: z.strictObject({ target: uuid, password }),
        response: {
          200: z.object(successMembers),
          ...describeProblems(...denials, 'not_found', 'wrong_password', 'too_many_attempts', 'busy'),
        },
      },
    },
    async (request) => {
      await members.remove(
        requireSession(request),
        getActor(request),
        request.body.target,
        request.body.password,
      );
      return ok;
    },
  );
};
