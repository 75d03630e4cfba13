import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { type ErrorCode, errorEntry } from '../errors.ts';
import { answerHeaders } from './answer-headers.ts';
import { problemOf, sendProblem } from './error-handler.ts';
import { acceptedLanguage } from './languages.ts';
import { type Problem, PROBLEM_TYPE } from './problem.ts';

/** What Node's parser and timers say: what is not named here is not HTTP. */
const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** There is no request yet whose language could be asked. */
const problemIn = (code: ErrorCode): Problem => {
  const { status, message } = errorEntry(code);
  return {
    ...{ success: false, message: message.en, type: `urn:portal:problem:${code}`, title: message.en },
    ...{ status, code, request_id: randomUUID() },
  };
};

/** One mistake may be reported several times; the answer to the first is still on its way. */
const answered = new WeakSet<Socket>();

const answer = (error: { code?: string }, socket: Socket) => {
  if (answered.has(socket)) return;
  // Gone, or halfway through an answer of its own.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  answered.add(socket);
  const problem = problemIn(codes[error.code ?? ''] ?? 'bad_request');
  const body = JSON.stringify(problem);
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
      `Content-Type: ${PROBLEM_TYPE}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries(answerHeaders).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};

/** How the server deals with what never becomes a request: answered as a problem like everything else, and hung up on. */
export const brokenRequests: Pick<FastifyServerOptions, 'clientErrorHandler' | 'frameworkErrors'> = {
  clientErrorHandler: answer,
  // An address that cannot be decoded; no hook has looked at the request.
  frameworkErrors: (_error, request, reply) => {
    request.language = acceptedLanguage(request.headers['accept-language']) ?? 'ko';
    return sendProblem(reply, problemOf('address_malformed', request));
  },
};

/** Answers calls that expect something unheard of as if they did not, instead of with an empty 417. */
export const ignoreExpectations = ({ server }: FastifyInstance) => {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
};
