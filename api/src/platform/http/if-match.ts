import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { describeRoute } from './describe-route.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyContextConfig {
    /** Several people may change the same thing: calls name the version they have seen in If-Match. */
    versioned?: boolean;
  }
}

const header = z
  .string()
  .max(100)
  .optional()
  .describe('The ETag of the version that is changed, or * for any version.');

const tagPattern = /^"(\d{1,9})"$/;

/** The version of a row as an entity tag. */
export const formatEtag = (version: number) => `"${version}"`;

export const sendVersion = (reply: FastifyReply, version: number) =>
  reply.header('ETag', formatEtag(version));

/** The version the caller has seen; `any` when it overwrites any version. */
export type SeenVersion = number | 'any';

/** @throws AppError `version_required` when the header is missing */
export const readSeenVersion = (request: FastifyRequest): SeenVersion => {
  const given = request.headers['if-match'];
  if (given === undefined) throw new AppError('version_required');
  if (given === '*') return 'any';
  const version = tagPattern.exec(given)?.[1];
  // A tag of another form never named a version.
  return version === undefined ? -1 : Number(version);
};

/**
 * Refuses a change of a version that is no longer the current one, and returns the current state with the refusal.
 * Call it with the row locked, in the transaction that changes it.
 * @throws AppError `version_conflict`
 */
export const checkVersion = (seen: SeenVersion, version: number, current: Record<string, unknown>) => {
  if (seen === 'any' || seen === version) return;
  throw new AppError('version_conflict', { current: { version, value: current } });
};

/** Adds If-Match and its failures to the schema of routes with `config: { versioned: true }`. */
export const installIfMatch = (app: FastifyInstance) => {
  app.addHook('onRoute', (route) => {
    if (route.config?.versioned)
      describeRoute(route, { 'if-match': header }, ['version_required', 'version_conflict']);
  });
};
