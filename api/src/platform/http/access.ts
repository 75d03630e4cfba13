import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { AccessRule, AccessTable, Caller } from './access-rule.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyInstance {
    accessTable: AccessTable;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyContextConfig {
    /** Who may call the route; copied from the access table when the route is registered. */
    access?: AccessRule;
  }
}

const findAccessRule = (table: AccessTable, { method, url, schema }: RouteOptions): AccessRule => {
  const name = schema?.operationId ?? '';
  const rule = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!rule)
    throw new Error(
      `${String(method)} ${url} has no access rule: "${name}" needs a line in app/access-table.ts.`,
    );
  return rule;
};

const getCaller = ({ operator, session }: FastifyRequest): Caller =>
  operator ? 'operator' : (session?.role ?? 'anonymous');

const isAdmitted = (rule: AccessRule, { deployToken }: FastifyRequest, caller: Caller) =>
  deployToken ? rule.tokens?.includes(deployToken.kind) === true : rule.callers.includes(caller);

/** Whether the access table admits the caller of a request to the call of this operationId. */
export const mayCall = (request: FastifyRequest, name: string): boolean => {
  const rule = request.server.accessTable[name];
  return rule !== undefined && isAdmitted(rule, request, getCaller(request));
};

/** Whether the caller may write about a domain: a release token only about its own. */
export const isDomainInScope = ({ deployToken }: FastifyRequest, domain: string) =>
  deployToken?.kind !== 'release' || deployToken.scope.includes(domain);

/**
 * Refuses callers that the access table does not name, before the body is read. It checks roles only; each call's
 * queries limit the rows to the caller's own.
 */
export const installAccess = (app: FastifyInstance, table: AccessTable) => {
  app.decorate('accessTable', table);
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: findAccessRule(table, route) };
  });
  // Runs after every onRequest hook, so that both kinds of operators are known.
  app.addHook('preParsing', async (request) => {
    const rule = request.routeOptions.config.access;
    if (!rule || request.is404) return;
    const caller = getCaller(request);
    if (isAdmitted(rule, request, caller)) return;
    throw new AppError(caller === 'anonymous' ? 'unauthenticated' : 'forbidden');
  });
};
