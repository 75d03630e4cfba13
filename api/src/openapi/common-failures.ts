import type { RouteOptions } from 'fastify';
import { accessTable } from '../app/access-table.ts';
import { describeProblems } from '../platform/http/problem.ts';
import { type ErrorCode, getStatus } from '../errors/error-table.ts';

const bodiless = new Set(['GET', 'HEAD']);

const tokenFailures = [
  'token_invalid',
  'token_expired',
  'token_revoked',
  'token_scope',
  'tls_required',
] as const;

/** Failures that follow from a route's properties rather than from its handler. */
const listCommonFailures = ({ method, schema }: RouteOptions): ErrorCode[] => {
  const { callers = [], tokens } = accessTable[schema?.operationId ?? ''] ?? {};
  const isForAnonymous = callers.includes('anonymous');
  const takesBody = [method].flat().some((name) => !bodiless.has(name));
  return [
    'bad_request',
    'address_malformed',
    'header_invalid',
    'domain_mismatch',
    'foreign_origin',
    ...(isForAnonymous ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(tokens ? tokenFailures : []),
    ...(takesBody ? (['body_malformed', 'body_too_large', 'unsupported_media_type'] as const) : []),
  ];
};

type Responses = Record<string, { description?: string }>;

/** Adds the failures that every such route may return, so that no route has to declare them. */
export const addCommonFailures = (route: RouteOptions) => {
  const { schema } = route;
  if (!schema?.response) return;
  // A response is a schema, or a description with content; only the description is read here.
  const declared = schema.response as Responses;
  const common = describeProblems(...listCommonFailures(route));
  for (const [status, entry] of Object.entries(common)) {
    const names = new Set(declared[status]?.description?.split(', ') ?? []);
    for (const code of listCommonFailures(route)) if (String(getStatus(code)) === status) names.add(code);
    const description = [...names].toSorted().join(', ') || entry.description;
    declared[status] = { ...entry, ...declared[status], description };
  }
};
