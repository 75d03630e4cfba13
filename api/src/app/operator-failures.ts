import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createProblem, sendProblem } from '../platform/http/error-handler.ts';
import type { Problem } from '../platform/http/problem.ts';
import { MAX_FIELD_ERRORS } from '../platform/http/zod-issues.ts';
import { ContentGoneError } from '../figures/ingest/withdrawals/withdrawal.service.ts';
import {
  BuildRefusedError,
  NotProvenError,
  type ProofFailure,
  ProofIncompleteError,
  ReleaseFrozenError,
} from '../releases/release/index.ts';
import { MonthNotReadyError } from '../money/closing/month-not-ready-error.ts';
import { DoubtfulDeliveryError } from '../figures/ingest/doubts/doubtful-delivery-error.ts';

/** The frames of a failure in a refusal; the proof has all of them. */
const SHOWN_FRAMES = 5;

type Reasons = Pick<Problem, 'errors'> & { refusals: NonNullable<Problem['refusals']> };

/** The reasons of a refusal; pages of operators read them as they read those of every refused input. */
const toReasons = (refusals: Reasons['refusals']): Reasons => ({
  refusals,
  errors: refusals
    .slice(0, MAX_FIELD_ERRORS)
    .map(({ subject, reason }) => ({ path: subject, message: reason, code: 'invalid' as const })),
});

/** What a proof found, by remote, page and roles. */
const toProofReasons = (failures: readonly ProofFailure[]): Reasons =>
  toReasons(
    failures.map(({ remote, route, roles, code, reason, stack }) => ({
      code,
      subject: `${remote}${route === null ? '' : ` ${route}`}${roles.length > 0 ? ` as ${roles.join(', ')}` : ''}`,
      reason: [reason, ...stack.slice(0, SHOWN_FRAMES)].join('\n'),
    })),
  );

const toNotProvenProblem = ({ set, proof }: NotProvenError, request: FastifyRequest): Problem => ({
  ...createProblem('not_proven', request),
  set,
  ...(proof && toProofReasons(proof.failures)),
});

const toIncompleteProblem = ({ missed }: ProofIncompleteError, request: FastifyRequest): Problem => ({
  ...createProblem('proof_incomplete', request),
  ...toProofReasons(missed),
});

const toFrozenProblem = ({ freeze }: ReleaseFrozenError, request: FastifyRequest): Problem => {
  const { domain, reason } = freeze;
  const [from, until] = [freeze.from.toISOString(), freeze.until.toISOString()];
  return {
    ...createProblem('release_frozen', request),
    freeze: { domain, from, until, reason },
    ...toReasons([
      { code: 'frozen', subject: domain ?? '*', reason: `from ${from} until ${until}: ${reason}` },
    ]),
  };
};

/** `delivery_doubtful` says that a reason overrules the refusal. */
const toDoubtCode = ({ errors }: DoubtfulDeliveryError) =>
  errors.some(({ accept }) => accept === 'never') ? 'report_malformed' : 'delivery_doubtful';

/** Failures of operator calls name every reason; all others are handled as usual. */
export function installOperatorFailures(app: FastifyInstance) {
  const usual = app.errorHandler;
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof BuildRefusedError) {
      const problem: Problem = {
        ...createProblem('build_refused', request),
        ...toReasons([...error.refusals]),
      };
      return sendProblem(reply, problem);
    }
    if (error instanceof NotProvenError) return sendProblem(reply, toNotProvenProblem(error, request));
    if (error instanceof ProofIncompleteError) return sendProblem(reply, toIncompleteProblem(error, request));
    if (error instanceof ReleaseFrozenError) return sendProblem(reply, toFrozenProblem(error, request));
    if (error instanceof MonthNotReadyError) {
      const reasons = error.refusals.map((code) => ({ code, subject: code, reason: code }));
      return sendProblem(reply, { ...createProblem('month_not_ready', request), ...toReasons(reasons) });
    }
    if (error instanceof DoubtfulDeliveryError) {
      const problem: Problem = {
        ...createProblem(toDoubtCode(error), request),
        file_errors: [...error.errors],
      };
      return sendProblem(reply, problem);
    }
    if (error instanceof ContentGoneError) {
      const problem: Problem = {
        ...createProblem('delivery_gone', request),
        file_errors: error.files.map(({ name, days }) => ({
          path: name,
          code: 'content_gone',
          message: `Its content is not kept any more; send it again first${days.length > 0 ? ` (${days.join(', ')})` : ''}.`,
        })),
      };
      return sendProblem(reply, problem);
    }
    return usual.call(app, error, request, reply);
  });
}
