import { CURRENCIES, LANGUAGES } from '@portal/shared/facts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { timeZone } from '../../platform/export/day-in-zone.ts';
import { createResponseSchema, ok, successMembers } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { instant } from '../../platform/http/text-schema.ts';
import { mailFrequencies } from './mail-frequency.ts';
import { createMailSubscriptions } from './mail-subscription.service.ts';
import { notificationKinds } from './notification-facts.ts';
import { createNotifications } from './notification.service.ts';

/** No page of the list has more. */
const MOST_IDS = 100;

const notificationId = z.string().regex(/^\d{1,18}$/, { error: 'invalid' });

const unreadResponse = createResponseSchema({
  unread: z.int().describe('How many notifications are unread now.'),
});

const setting = z.object({ kind: z.enum(notificationKinds), on: z.boolean() });

const mailSwitch = z.object({ frequency: z.enum(mailFrequencies), on: z.boolean() });

const mailSettings = z
  .object({
    is_available: z.boolean().describe('Whether the server can send mail.'),
    frequencies: z.array(
      mailSwitch.extend({
        language: z.enum(LANGUAGES).nullable().describe('Null where it is off.'),
        currency: z.enum(CURRENCIES).nullable(),
      }),
    ),
  })
  .describe('Which mails the caller gets, and in which language and currency.');

/** What a person has read of its inbox, which kinds of notifications it wants, and which mails. */
export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { clock, config } = app;
  const { db } = app.database;
  const notifications = createNotifications({ db, clock });
  const mails = createMailSubscriptions({ db, clock });
  const sendsMail = config.mail !== undefined;
  const tags = ['inbox'];

  app.post(
    '/inbox/read',
    {
      // Not an idempotent write with a key, because repeating it has no further effect.
      schema: {
        tags,
        operationId: 'readNotifications',
        summary: 'Marks notifications as read',
        body: z.strictObject({ ids: z.array(notificationId).min(1).max(MOST_IDS) }),
        response: { 200: unreadResponse, ...describeProblems('unauthenticated', 'forbidden') },
      },
    },
    async (request) => {
      const session = requireSession(request);
      await notifications.markRead(session, request.body.ids);
      return { ...ok, unread: await notifications.countUnread(session) };
    },
  );

  app.post(
    '/inbox/read-all',
    {
      schema: {
        tags,
        operationId: 'readAllNotifications',
        summary: 'Marks all notifications up to a time as read',
        body: z.strictObject({
          through: instant.describe('The time of the newest notification that was shown.'),
        }),
        response: { 200: unreadResponse, ...describeProblems('unauthenticated', 'forbidden') },
      },
    },
    async (request) => {
      const session = requireSession(request);
      await notifications.markReadThrough(session, new Date(request.body.through));
      return { ...ok, unread: await notifications.countUnread(session) };
    },
  );

  app.get(
    '/inbox/settings',
    {
      schema: {
        tags,
        operationId: 'notificationSettings',
        summary: 'Which kinds of notifications the caller wants, and which mails',
        response: {
          200: createResponseSchema({ kinds: z.array(setting), mail: mailSettings }),
          ...describeProblems('unauthenticated', 'forbidden'),
        },
      },
    },
    async (request) => {
      const session = requireSession(request);
      return {
        ...ok,
        kinds: await notifications.settings(session),
        mail: { is_available: sendsMail, frequencies: await mails.settings(session) },
      };
    },
  );

  app.post(
    '/inbox/settings',
    {
      schema: {
        tags,
        operationId: 'changeNotificationSettings',
        summary: 'Switches kinds of notifications on or off',
        body: z.strictObject({ kinds: z.array(setting.strict()).min(1).max(notificationKinds.length) }),
        response: { 200: z.object(successMembers), ...describeProblems('unauthenticated', 'forbidden') },
      },
    },
    async (request) => {
      await notifications.change(requireSession(request), request.body.kinds);
      return ok;
    },
  );

  app.post(
    '/inbox/mail',
    {
      schema: {
        tags,
        operationId: 'changeMailSettings',
        summary: 'Switches mails on or off',
        description:
          'Mails are written in the language and the currency of the call that switches them on, also where they are on already. The first one is about the first day, week or month after it.',
        body: z.strictObject({
          frequencies: z.array(mailSwitch.strict()).min(1).max(mailFrequencies.length),
          time_zone: timeZone.describe('Where the weeks of the caller begin, e.g. `Asia/Seoul`.'),
        }),
        response: {
          200: z.object(successMembers),
          ...describeProblems('unauthenticated', 'forbidden', 'mail_unavailable'),
        },
      },
    },
    async (request) => {
      const { frequencies, time_zone } = request.body;
      if (!sendsMail && frequencies.some(({ on }) => on)) throw new AppError('mail_unavailable');
      const { language, currency } = request;
      await mails.change(requireSession(request), frequencies, { language, currency, time_zone });
      return ok;
    },
  );
};
