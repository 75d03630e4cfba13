import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailableError, sqlStateOf } from '../database/database-error.ts';
import { AppError, type ErrorCode, errorEntry } from '../errors.ts';
import { fieldMessage } from '../field-errors.ts';
import { addAnswerHeaders } from './answer-headers.ts';
import { errorEntry as errorLogEntry } from '../observe/log-entries.ts';
import { InputError } from './input-validation.ts';
import { type Problem, PROBLEM_TYPE } from './problem.ts';
import { fieldErrors } from './zod-issues.ts';

/** Seconds a client should wait before it asks an unavailable service again. */
const RETRY_AFTER = 2;

/** Values the database cannot hold or read: out of range, malformed, not text. */
const badValue = new Set(['22003', '22P02', '22021', '22007', '22008']);
/** Serialisation failure, deadlock, cancelled or refused connections: another attempt may succeed. */
const isPassing = (state: string) =>
  ['40001', '40P01', '57014', '55P03'].includes(state) || /^(08|53|57P)/.test(state);

/** No space on the disk, or no more files may be open; code that crossed from a thread is left in the message only. */
const isExhausted = ({ code, message }: { code?: string; message: string }) =>
  /^(ENOSPC|EDQUOT|EMFILE|ENFILE)\b/.test(code ?? message);

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

const codeOf = (error: unknown): ErrorCode => {
  if (error instanceof AppError) return error.code;
  if (error instanceof DatabaseUnavailableError) return 'unavailable';
  const state = sqlStateOf(error);
  if (state) return badValue.has(state) ? 'validation' : isPassing(state) ? 'unavailable' : 'internal';
  if (!(error instanceof Error)) return 'internal';
  if (error instanceof InputError) return error.isNoObject ? 'body_malformed' : 'validation';
  if (isExhausted(error)) return 'unavailable';
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>; // Any error has these or lacks them.
  return frameworkCodes[code] ?? (statusCode >= 400 && statusCode < 500 ? 'bad_request' : 'internal');
};

const fieldsOf = (error: unknown, request: FastifyRequest): Problem['errors'] => {
  const { language } = request;
  if (error instanceof AppError && error.fields.length > 0)
    return error.fields.map(({ path, code, hint, limit }) => ({
      path,
      code,
      message: fieldMessage(hint ?? code, language, limit),
    }));
  if (!(error instanceof InputError) || error.isNoObject) return undefined;
  return fieldErrors(error.issues, language);
};

const titleOf = (code: ErrorCode) => errorEntry(code).message.en;

/** The body of a failure in the language of the request. */
export const problemOf = (code: ErrorCode, request: FastifyRequest, errors?: Problem['errors']): Problem => {
  const { status, message } = errorEntry(code);
  return {
    success: false,
    message: message[request.language],
    type: `urn:portal:problem:${code}`,
    title: titleOf(code),
    status,
    code,
    request_id: request.id,
    ...(errors ? { errors } : {}),
  };
};

export const sendProblem = (reply: FastifyReply, problem: Problem) => {
  addAnswerHeaders(reply, { 'Content-Language': reply.request.language });
  // Serialised here: not every route declares every failure, and a failure must always get out.
  return reply.code(problem.status).type(PROBLEM_TYPE).serializer(JSON.stringify).send(problem);
};

/** Why an input was refused, for the log: which of its fields, never what was in them. */
const reasonOf = (error: unknown) => {
  if (error instanceof AppError) return error.fields.map(({ path, code }) => `${path}: ${code}`).join('; ');
  if (error instanceof InputError)
    return error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join('; ');
  return errorLogEntry(error).message;
};

/** Turns every failure into a problem document; what a 5xx really was stays in the log. */
export const installErrorHandler = (app: FastifyInstance) => {
  app.setErrorHandler((error, request, reply) => {
    const code = codeOf(error);
    const { status } = errorEntry(code);
    if (status >= 500) request.log.error({ err: error }, 'the request failed');
    else request.log.info({ code, reason: reasonOf(error) }, 'refused');
    const retryAfter = error instanceof AppError ? error.retryAfter : undefined;
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
    else if (status === 503) reply.header('Retry-After', RETRY_AFTER);
    if (code === 'unauthenticated') reply.header('WWW-Authenticate', 'Bearer');
    const problem = problemOf(code, request, fieldsOf(error, request));
    const current = error instanceof AppError ? error.current : undefined;
    if (!current) return sendProblem(reply, problem);
    reply.header('ETag', `"${current.version}"`);
    return sendProblem(reply, { ...problem, current: current.value });
  });
};

const METHODS = ['GET', 'HEAD', 'POST'] as const;

/** Answers unknown addresses; called per scope, so that the scope's hooks run for them too. */
export const installNotFound = (app: FastifyInstance) => {
  app.setNotFoundHandler((request, reply) => {
    const [url = ''] = request.url.split('?');
    const offered = METHODS.filter((method) => app.hasRoute({ method, url }));
    if (offered.length === 0) return sendProblem(reply, problemOf('not_found', request));
    return sendProblem(reply.header('Allow', offered.join(', ')), problemOf('method_not_offered', request));
  });
};
