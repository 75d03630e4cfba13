import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailableError, getSqlState } from '../database/database-error.ts';
import { MalformedFileError } from '../csv/file-error.ts';
import { AppError } from '../../errors/app-error.ts';
import { getFieldText } from '../../errors/field-errors.ts';
import { addResponseHeaders } from './response-headers.ts';
import { serializeError as errorLogEntry } from '../observe/log-entries.ts';
import { InputError } from './input-validation.ts';
import { type Problem, PROBLEM_CONTENT_TYPE } from './problem.ts';
import { describeIssues, toFieldErrors } from './zod-issues.ts';
import { type ErrorCode, getErrorText, getStatus } from '../../errors/error-table.ts';

/** Seconds a client should wait before it retries an unavailable service. */
const RETRY_AFTER = 2;

/** SQL states of values the database cannot hold or read: out of range, malformed, not text. */
const invalidValueStates = new Set(['22003', '22P02', '22021', '22007', '22008']);
/** Serialisation failure, deadlock, cancelled or refused connections: a retry may succeed. */
const isTransient = (state: string) =>
  ['40001', '40P01', '57014', '55P03'].includes(state) || /^(08|53|57P)/.test(state);

/**
 * The disk is full or no more files may be open; an error that crossed from a thread has its code in the message
 * only.
 */
const isOutOfResources = ({ code, message }: { code?: string; message: string }) =>
  /^(ENOSPC|EDQUOT|EMFILE|ENFILE)\b/.test(code ?? message);

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

const toErrorCode = (error: unknown): ErrorCode => {
  if (error instanceof AppError) return error.code;
  if (error instanceof MalformedFileError) return 'report_malformed';
  if (error instanceof DatabaseUnavailableError) return 'unavailable';
  const state = getSqlState(error);
  if (state)
    return invalidValueStates.has(state) ? 'validation' : isTransient(state) ? 'unavailable' : 'internal';
  if (!(error instanceof Error)) return 'internal';
  if (error instanceof InputError) return error.isNotAnObject ? 'body_malformed' : 'validation';
  if (isOutOfResources(error)) return 'unavailable';
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>; // Any error may have these members.
  return frameworkCodes[code] ?? (statusCode >= 400 && statusCode < 500 ? 'bad_request' : 'internal');
};

const toRefusedFields = (
  error: unknown,
  request: FastifyRequest,
): Pick<Problem, 'errors' | 'more_errors'> => {
  const { language } = request;
  if (error instanceof AppError && error.fields.length > 0)
    return {
      errors: error.fields.map(({ path, code, hint, limit }) => ({
        path,
        code,
        message: getFieldText({ code, hint }, language, limit),
      })),
    };
  if (!(error instanceof InputError) || error.isNotAnObject) return {};
  const { errors, more } = toFieldErrors(error.issues, language);
  return more > 0 ? { errors, more_errors: more } : { errors };
};

/** The body of a failure in the language of the request. */
export const createProblem = (
  code: ErrorCode,
  request: FastifyRequest,
  refused: Pick<Problem, 'errors' | 'more_errors'> = {},
): Problem => {
  return {
    success: false,
    message: getErrorText(code, request.language),
    type: `urn:portal:problem:${code}`,
    title: getErrorText(code, 'en'),
    status: getStatus(code),
    code,
    request_id: request.id,
    ...refused,
  };
};

export const sendProblem = (reply: FastifyReply, problem: Problem) => {
  addResponseHeaders(reply, { 'Content-Language': reply.request.language });
  // Serialised here, because not every route declares every failure in its schema.
  return reply.code(problem.status).type(PROBLEM_CONTENT_TYPE).serializer(JSON.stringify).send(problem);
};

/** Why an input was refused, for the log: the fields, never their values. */
const describeReason = (error: unknown) => {
  if (error instanceof AppError) return error.fields.map(({ path, code }) => `${path}: ${code}`).join('; ');
  if (error instanceof InputError) return describeIssues(error.issues);
  return errorLogEntry(error).message;
};

/** Turns every failure into a problem document; the cause of a 5xx goes to the log only. */
export const installErrorHandler = (app: FastifyInstance) => {
  app.setErrorHandler((error, request, reply) => {
    const code = toErrorCode(error);
    const status = getStatus(code);
    if (status >= 500) request.log.error({ err: error }, 'the request failed');
    else request.log.info({ code, reason: describeReason(error) }, 'the request was refused');
    const retryAfter = error instanceof AppError ? error.retryAfter : undefined;
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
    else if (status === 503) reply.header('Retry-After', RETRY_AFTER);
    if (code === 'unauthenticated') reply.header('WWW-Authenticate', 'Bearer');
    const problem = createProblem(code, request, toRefusedFields(error, request));
    const current = error instanceof AppError ? error.current : undefined;
    if (error instanceof MalformedFileError)
      return sendProblem(reply, { ...problem, file_errors: [...error.errors] });
    if (!current) return sendProblem(reply, problem);
    reply.header('ETag', `"${current.version}"`);
    return sendProblem(reply, { ...problem, current: current.value });
  });
};

const CHECKED_METHODS = ['GET', 'HEAD', 'POST'] as const;

/** Responds to unknown addresses; called once per scope, so that the scope's hooks run for them too. */
export const installNotFound = (app: FastifyInstance) => {
  app.setNotFoundHandler((request, reply) => {
    const [url = ''] = request.url.split('?');
    const offered = CHECKED_METHODS.filter((method) => app.hasRoute({ method, url }));
    if (offered.length === 0) return sendProblem(reply, createProblem('not_found', request));
    return sendProblem(
      reply.header('Allow', offered.join(', ')),
      createProblem('method_not_offered', request),
    );
  });
};
