import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ROLES } from '@portal/shared/facts';
import { z } from 'zod';
import { createResponseSchema, ok, successMembers } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { BINDING_COOKIE, requireSession, requireSite } from '../../platform/http/request-context.ts';
import {
  boundedText,
  emailAddress,
  instant,
  managerNickname,
  password,
  text,
} from '../../platform/http/text-schema.ts';
import { createAudit } from '../audit/audit.service.ts';
import { createNotifications } from '../notification/notification.service.ts';
import { createAccountDirectory } from '../account/account-directory.ts';
import { clearBinding, setBinding } from './binding-cookie.ts';
import { createKnownDevices } from './known-devices.ts';
import { createLoginService } from './login.service.ts';
import { getPermissionFlag, permissionFlag } from './permission-flag.ts';
import { createSessionService } from './session.service.ts';
import { createThrottle } from './throttle.ts';

/** Longer than any valid password; sign-in does not reveal the rule for new ones. */
const MAX_TYPED_PASSWORD_LENGTH = 256;

const loginBody = z.strictObject({
  id: boundedText(1, 254),
  password: text.min(1).max(MAX_TYPED_PASSWORD_LENGTH),
});

const joinBody = z
  .strictObject({
    email: emailAddress,
    password,
    password_confirmation: z.string(),
    nickname: managerNickname,
    consent: z.boolean().optional().describe('Required to be true where the domain has documents.'),
  })
  .refine((body) => body.password === body.password_confirmation.normalize('NFC'), {
    path: ['password_confirmation'],
    error: 'mismatch',
  });

const meResponse = createResponseSchema({
  token: z.string(),
  permission_flag: permissionFlag,
  role: z.enum(ROLES),
  account: z.object({ id: z.string(), email: z.string(), nickname: z.string(), registered_at: instant }),
  settings: z.object({ channel_verify_needed: z.boolean() }),
  unread_notifications: z.int(),
});

export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { clock, ids, passwords } = app;
  const dependencies = { db: app.database.db, clock, ids, passwords };
  const directory = createAccountDirectory(dependencies);
  const sessions = createSessionService(dependencies);
  const throttle = createThrottle(dependencies);
  const devices = createKnownDevices({ db: app.database.db, directory });
  const audit = createAudit(dependencies);
  const notifications = createNotifications(dependencies);
  const logins = createLoginService({ directory, sessions, throttle, passwords, audit });

  app.post(
    '/member/login',
    {
      schema: {
        operationId: 'login',
        summary: 'Signs in on the domain of the request',
        tags: ['session'],
        security: [],
        body: loginBody,
        response: {
          200: createResponseSchema({ token: z.string(), permission_flag: permissionFlag }),
          ...describeProblems('bad_credentials', 'too_many_attempts', 'busy'),
        },
      },
    },
    async (request, reply) => {
      const { id, password: given } = request.body;
      const attempt = { id, password: given, address: request.clientAddress };
      const { token, binding, owner, role } = await logins.login(requireSite(request), attempt, (member) =>
        devices.identify(request, member),
      );
      setBinding(reply, binding);
      await devices.remember(request, reply, owner);
      return { ...ok, token, permission_flag: getPermissionFlag(role) };
    },
  );

  app.post(
    '/member/logout',
    {
      schema: {
        operationId: 'logout',
        summary: 'Ends this session',
        tags: ['session'],
        body: z.strictObject({}).optional(),
        response: { 200: z.object(successMembers), ...describeProblems('unauthenticated') },
      },
    },
    async (request, reply) => {
      await sessions.revoke(requireSession(request));
      clearBinding(reply);
      return ok;
    },
  );

  app.post(
    '/v2/mcn/join',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'join',
        summary: 'Creates a manager account on the domain of the request and signs it in',
        tags: ['session'],
        security: [],
        body: joinBody,
        response: {
          200: createResponseSchema({ token: z.string() }),
          ...describeProblems('email_taken', 'forbidden', 'too_many_attempts', 'busy'),
        },
      },
    },
    async (request, reply) => {
      const { body, clientAddress } = request;
      const { token, binding, owner } = await logins.join(requireSite(request), body, clientAddress);
      setBinding(reply, binding);
      await devices.remember(request, reply, owner);
      return { ...ok, token };
    },
  );

  app.get(
    '/member/me',
    {
      schema: {
        operationId: 'me',
        summary: 'The signed-in account; `token` is the one to use from now on',
        tags: ['session'],
        response: { 200: meResponse, ...describeProblems('unauthenticated') },
      },
    },
    async (request, reply) => {
      const session = requireSession(request);
      const account = await directory.get(session.accountId, session.memberId);
      const token = await sessions.renew(session, request.token);
      // The cookie must live as long as its token.
      if (token !== request.token) setBinding(reply, request.cookies[BINDING_COOKIE] ?? '');
      return {
        ...ok,
        token,
        permission_flag: getPermissionFlag(session.role),
        role: session.role,
        account: {
          id: account.id,
          email: account.email,
          nickname: account.nickname,
          registered_at: account.registered_at.toISOString(),
        },
        settings: { channel_verify_needed: requireSite(request).channel_verify_needed },
        unread_notifications: await notifications.countUnread(session),
      };
    },
  );
};
