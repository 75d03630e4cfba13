import type { FastifyInstance } from 'fastify';
import type { AdvanceResult } from './advance.service.ts';

/** Says what a domain did not get, and why. */
export const logAdvance = ({ log }: Pick<FastifyInstance, 'log'>, results: readonly AdvanceResult[]) => {
  for (const { domain, outcome, leftOut, failure } of results) {
    if (failure) log.error({ domain, ...failure }, 'a domain did not get its builds');
    if (leftOut.length > 0)
      log.warn({ domain, outcome, leftOut }, 'a domain runs older builds than the newest');
  }
};
