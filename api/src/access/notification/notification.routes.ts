import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createResponseSchema, ok, successMembers } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession } from '../../platform/http/request-context.ts';
import { instant } from '../../platform/http/text-schema.ts';
import { notificationKinds } from './notification-facts.ts';
import { createNotifications } from './notification.service.ts';

/** No page of the list has more. */
const MOST_IDS = 100;

const notificationId = z.string().regex(/^\d{1,18}$/, { error: 'invalid' });

const unreadResponse = createResponseSchema({
  unread: z.int().describe('How many notifications are unread now.'),
});

const setting = z.object({ kind: z.enum(notificationKinds), on: z.boolean() });

/** What a person has read of its inbox, and which kinds of notifications it wants. */
export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  const notifications = createNotifications({ db: app.database.db, clock: app.clock });
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
        summary: 'Which kinds of notifications the caller wants',
        response: {
          200: createResponseSchema({ kinds: z.array(setting) }),
          ...describeProblems('unauthenticated', 'forbidden'),
        },
      },
    },
    async (request) => ({ ...ok, kinds: await notifications.settings(requireSession(request)) }),
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
};
