import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from '../errors.ts';
import { type AccessRule, accessTable, type Caller } from './access-table.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyContextConfig {
    /** Who may call the route; put there from the access table. */
    access?: AccessRule;
  }
}

const ruleOf = ({ method, url, schema }: RouteOptions): AccessRule => {
  const name = schema?.operationId ?? '';
  const rule = Object.hasOwn(accessTable, name) ? accessTable[name] : undefined;
  if (!rule)
    throw new Error(
      `Nobody said who may call ${String(method)} ${url}: "${name}" needs a line in platform/http/access-table.ts.`,
    );
  return rule;
};

const callerOf = ({ operator, session }: FastifyRequest): Caller =>
  operator ? 'operator' : (session?.role ?? 'nobody');

/**
 * Lets in whom the access table names, before a body is read. It knows roles only; that a caller
 * gets at its own data and no others' is what each call's queries see to.
 */
export const installAccess = (app: FastifyInstance) => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: ruleOf(route) };
  });
  // After every onRequest hook, so that both kinds of operators are known by now.
  app.addHook('preParsing', async (request) => {
    const rule = request.routeOptions.config.access;
    if (!rule || request.is404) return;
    const caller = callerOf(request);
    if (rule.callers.includes(caller)) return;
    throw new AppError(caller === 'nobody' ? 'unauthenticated' : 'forbidden');
  });
};
