import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok, successMembers } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSession, requireSite } from '../../platform/http/request-context.ts';
import { memberNickname, password } from '../../platform/http/text-schema.ts';
import { getActor } from '../../access/audit/actor.ts';
import { createAccountService } from './account.service.ts';
import { createMemberServices } from './member-services.ts';

const updateBody = z
  .strictObject({
    password,
    new_password: password.optional(),
    nickname: memberNickname.optional(),
  })
  .refine((body) => body.new_password !== undefined || body.nickname !== undefined, { error: 'unchanged' });

const responses = {
  200: z.object(successMembers),
  ...describeProblems('unauthenticated', 'wrong_password', 'too_many_attempts', 'busy'),
};

export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const services = createMemberServices(app);
  const accounts = createAccountService(services);

  app.post(
    '/member/account/update',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'updateAccount',
        summary: "Changes the caller's password or nickname; a new password ends all other sessions",
        tags: ['account'],
        body: updateBody,
        response: responses,
      },
    },
    async (request, reply) => {
      const session = requireSession(request);
      await accounts.update(session, requireSite(request), getActor(request), request.body);
      if (request.body.new_password !== undefined) await services.devices.remember(request, reply, session);
      return ok;
    },
  );

  app.post(
    '/member/account/delete.account',
    {
      config: { idempotent: true },
      schema: {
        operationId: 'withdraw',
        summary: "Deletes the caller's account; a manager's also deletes its members and channels",
        tags: ['account'],
        body: z.strictObject({ password }),
        response: responses,
      },
    },
    async (request) => {
      await accounts.withdraw(requireSession(request), getActor(request), request.body.password);
      return ok;
    },
  );
};
