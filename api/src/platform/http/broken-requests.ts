import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { responseHeaders } from './response-headers.ts';
import { createProblem, sendProblem } from './error-handler.ts';
import { parseAcceptLanguage } from '../../texts/languages.ts';
import { type Problem, PROBLEM_CONTENT_TYPE } from './problem.ts';
import { type ErrorCode, getErrorText, getStatus } from '../../errors/error-table.ts';

/** Error codes of Node's parser and timers; all others mean that the bytes are not HTTP. */
const parserErrorCodes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** In English, because there is no parsed request to read the language from. */
const createEnglishProblem = (code: ErrorCode): Problem => {
  const message = getErrorText(code, 'en');
  return {
    success: false,
    message,
    type: `urn:portal:problem:${code}`,
    title: message,
    status: getStatus(code),
    code,
    request_id: randomUUID(),
  };
};

/** Node may report one broken request several times while the first response is still being sent. */
const respondedSockets = new WeakSet<Socket>();

const respondToClientError = (error: { code?: string }, socket: Socket) => {
  if (respondedSockets.has(socket)) return;
  // The client is gone, or a response is already half sent.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  respondedSockets.add(socket);
  const problem = createEnglishProblem(parserErrorCodes[error.code ?? ''] ?? 'bad_request');
  const body = JSON.stringify(problem);
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
      `Content-Type: ${PROBLEM_CONTENT_TYPE}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries(responseHeaders).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};

/** Responds to bytes that never become a request with a problem document, and closes the connection. */
export const brokenRequestHandlers: Pick<FastifyServerOptions, 'clientErrorHandler' | 'frameworkErrors'> = {
  clientErrorHandler: respondToClientError,
  // A URL that cannot be decoded; no hook has seen the request.
  frameworkErrors: (_error, request, reply) => {
    request.language = parseAcceptLanguage(request.headers['accept-language']) ?? 'ko';
    return sendProblem(reply, createProblem('address_malformed', request));
  },
};

/** Handles requests with an unknown `Expect` header like others; Node would return an empty 417. */
export const ignoreExpectations = ({ server }: FastifyInstance) => {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
};
