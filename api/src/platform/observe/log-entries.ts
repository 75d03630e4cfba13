import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { getSqlState } from '../database/database-error.ts';

const MAX_PATH_LENGTH = 200;
/** Errors about a value (class 22) quote it, and it may be a password. */
const quotesValue = (state: string | undefined) => state?.startsWith('22') === true;

export type SerializedError = {
  [member: string]: unknown;
  type: string;
  message: string;
  /** The stack frames. */
  stack: string;
};

const textOf = (member: unknown) => (typeof member === 'string' ? member : undefined);

/** An error for the log: its type and stack, without the values it was about. */
export const serializeError = (error: unknown): SerializedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const state = getSqlState(error);
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }; // Any error may have these members.
  const [known, place] = [textOf(code), textOf(constraint)];
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: quotesValue(state) ? 'a value was refused' : error.message,
    ...(known === undefined ? {} : { code: known }),
    ...(place === undefined ? {} : { constraint: place }),
    stack: frames?.join('\n') ?? '',
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
};

/** A request for the log: no headers and no query, both of which may hold secrets. */
const serializeRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.replace(/[?#].*$/s, '').slice(0, MAX_PATH_LENGTH),
  host: request.hostname.slice(0, MAX_PATH_LENGTH),
  address: request.ip,
});

const serializeReply = (reply: Pick<FastifyReply, 'statusCode'>) => ({ status: reply.statusCode });

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** JSON, one line per entry. */
export const createLoggerOptions = (
  level: LogLevel,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        base: null,
        serializers: { req: serializeRequest, res: serializeReply, err: serializeError },
        ...(stream ? { stream } : {}),
      };
