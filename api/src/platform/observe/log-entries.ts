import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { sqlStateOf } from '../database/database-error.ts';

const LONGEST_PATH = 200;
/** Errors about a value (class 22) quote it, and it may be somebody's password. */
const quotesValue = (state: string | undefined) => state?.startsWith('22') === true;

export type ErrorEntry = {
  [member: string]: unknown;
  type: string;
  message: string;
  /** Where it came from. */
  stack: string;
};

const textOf = (member: unknown) => (typeof member === 'string' ? member : undefined);

/** An error as the log keeps it: what it is and where it came from, none of the values it was about. */
export const errorEntry = (error: unknown): ErrorEntry => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const state = sqlStateOf(error);
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }; // Any error has these or lacks them.
  const [known, place] = [textOf(code), textOf(constraint)];
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: quotesValue(state) ? 'a value was refused' : error.message,
    ...(known === undefined ? {} : { code: known }),
    ...(place === undefined ? {} : { constraint: place }),
    stack: frames?.join('\n') ?? '',
    ...(error.cause === undefined ? {} : { cause: errorEntry(error.cause) }),
  };
};

/** A request as the log keeps it: no headers, and no query, in both of which secrets may stand. */
const requestEntry = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.replace(/[?#].*$/s, '').slice(0, LONGEST_PATH),
  host: request.hostname.slice(0, LONGEST_PATH),
  address: request.ip,
});

const replyEntry = (reply: Pick<FastifyReply, 'statusCode'>) => ({ status: reply.statusCode });

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** JSON, a line for each entry. */
export const loggerOf = (
  level: LogLevel,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        base: null,
        serializers: { req: requestEntry, res: replyEntry, err: errorEntry },
        ...(stream ? { stream } : {}),
      };
