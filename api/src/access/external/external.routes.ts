import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { createResponseSchema, ok } from '../../platform/http/listing.ts';
import { describeProblems } from '../../platform/http/problem.ts';
import { requireSite } from '../../platform/http/request-context.ts';
import { emailAddress, instant } from '../../platform/http/text-schema.ts';
import { createAccountDirectory } from '../account/account-directory.ts';
import { setBinding } from '../session/binding-cookie.ts';
import { createKnownDevices } from '../session/known-devices.ts';
import { getPermissionFlag, permissionFlag } from '../session/permission-flag.ts';
import { createSessionService } from '../session/session.service.ts';
import { createExternalService } from './external.service.ts';

const SERVER_KEY = 'x-server-key';
const codeText = z.string().regex(/^[\w-]{43}$/, { error: 'invalid' });

export const externalRoutes: FastifyPluginAsyncZod = async (app) => {
  const base = { db: app.database.db, clock: app.clock, ids: app.ids, passwords: app.passwords };
  const directory = createAccountDirectory(base);
  const devices = createKnownDevices({ db: base.db, directory });
  const external = createExternalService({ ...base, directory, sessions: createSessionService(base) });

  app.post(
    '/member/external/code',
    {
      config: { skipsPortalHeaders: true },
      schema: {
        operationId: 'issueExternalCode',
        summary:
          'A code with which a user of another site signs in on the domain of the key; good once, for 60 seconds',
        description:
          'For servers of other sites. They send the user to `/external/auth?code=…` of the domain.',
        tags: ['external'],
        security: [],
        headers: z.looseObject({
          [SERVER_KEY]: z
            .string()
            .max(200)
            .optional()
            .describe("The domain's server key, which operators create."),
        }),
        body: z.strictObject({ user_id: emailAddress.describe('The e-mail address of the account.') }),
        response: {
          200: createResponseSchema({ code: z.string(), expires_at: instant }),
          ...describeProblems('server_key_invalid', 'not_found'),
        },
      },
    },
    async (request) => {
      const key = request.headers[SERVER_KEY];
      if (typeof key !== 'string') throw new AppError('server_key_invalid');
      const { code, expiresAt } = await external.issueCode(key, request.body.user_id);
      return { ...ok, code, expires_at: expiresAt.toISOString() };
    },
  );

  app.post(
    '/member/external',
    {
      schema: {
        operationId: 'exchangeExternalCode',
        summary: 'Signs in with a code of another site',
        tags: ['external'],
        security: [],
        body: z.strictObject({ code: codeText }),
        response: {
          200: createResponseSchema({ token: z.string(), permission_flag: permissionFlag }),
          ...describeProblems('external_code_invalid'),
        },
      },
    },
    async (request, reply) => {
      const { token, binding, owner, role } = await external.exchange(
        requireSite(request),
        request.body.code,
      );
      setBinding(reply, binding);
      await devices.remember(request, reply, owner);
      return { ...ok, token, permission_flag: getPermissionFlag(role) };
    },
  );
};
