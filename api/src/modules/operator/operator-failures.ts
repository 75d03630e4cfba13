import type { FastifyInstance } from 'fastify';
import { createProblem, sendProblem } from '../../platform/http/error-handler.ts';
import type { Problem } from '../../platform/http/problem.ts';
import { DoubtfulDeliveryError, type FileFault, MalformedFileError } from '../ingest/malformed.ts';
import { type BuildRefusal, BuildRefusedError } from '../release/index.ts';

type RefusedProblem = Problem & { refusals: BuildRefusal[] };
type MalformedProblem = Problem & { faults: FileFault[] };

/** Failures of operator calls name every reason; all others are handled as usual. */
export function installOperatorFailures(app: FastifyInstance) {
  const usual = app.errorHandler;
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof BuildRefusedError) {
      const problem: RefusedProblem = {
        ...createProblem('build_refused', request),
        refusals: [...error.refusals],
      };
      return sendProblem(reply, problem);
    }
    if (error instanceof MalformedFileError || error instanceof DoubtfulDeliveryError) {
      const code = error instanceof MalformedFileError ? 'report_malformed' : 'delivery_doubtful';
      const problem: MalformedProblem = {
        ...createProblem(code, request),
        faults: [...error.faults],
      };
      return sendProblem(reply, problem);
    }
    return usual.call(app, error, request, reply);
  });
}
