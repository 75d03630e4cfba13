import type { RouteOptions } from 'fastify';
import { accessTable } from '../platform/http/access-table.ts';
import { type ErrorCode, errorEntry } from '../platform/errors.ts';
import { problemResponses } from '../platform/http/problem.ts';

const bodiless = new Set(['GET', 'HEAD']);

/** Failures that follow from what a route is rather than from what it does. */
const commonOf = ({ method, schema }: RouteOptions): ErrorCode[] => {
  const callers = accessTable[schema?.operationId ?? '']?.callers ?? [];
  const isForAll = callers.includes('nobody');
  const takesBody = [method].flat().some((name) => !bodiless.has(name));
  return [
    'bad_request',
    'address_malformed',
    'header_invalid',
    'domain_mismatch',
    'foreign_origin',
    ...(isForAll ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(takesBody ? (['body_malformed', 'body_too_large', 'unsupported_media_type'] as const) : []),
  ];
};

type Responses = Record<string, { description?: string }>;

/** Adds to a route's responses what any route like it may answer, so that no route can forget it. */
export const addCommonFailures = (route: RouteOptions) => {
  const { schema } = route;
  if (!schema?.response) return;
  // Each response is a schema, or a description with content; only its description is looked at here.
  const declared = schema.response as Responses;
  const common = problemResponses(...commonOf(route));
  for (const [status, entry] of Object.entries(common)) {
    const names = new Set(declared[status]?.description?.split(', ') ?? []);
    for (const code of commonOf(route)) if (String(errorEntry(code).status) === status) names.add(code);
    const description = [...names].toSorted().join(', ') || entry.description;
    declared[status] = { ...entry, ...declared[status], description };
  }
};
