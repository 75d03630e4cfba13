import type { components, ErrorCode } from '../api/index.ts';

/** One field of an input that the server rejected. */
export type FieldError = { path: string; message: string; code: string };

/**
 * What is wrong in a file, or a reason to doubt it: where, the refused cell, the figures that differ, and what accepts it.
 * Its message is in English, for operators.
 */
export type FileError = components['schemas']['FileError'];

/** Method and URL of a call. */
export type RequestTarget = { method: string; url: string };

const describeCall = ({ method, url }: RequestTarget) => `${method} ${url}`;

/** The server returned an error status; `code` is the reason, `serverMessage` is in the user's language and safe to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly fields: readonly FieldError[];
  /** Every error of a refused file. */
  readonly fileErrors: readonly FileError[];
  readonly serverMessage: string;

  constructor(
    target: RequestTarget,
    response: {
      code: string;
      status: number;
      requestId: string | undefined;
      fields: readonly FieldError[];
      fileErrors?: readonly FileError[];
      serverMessage: string;
    },
    options?: ErrorOptions,
  ) {
    super(`${describeCall(target)} answered ${response.status} ${response.code}`, options);
    this.code = response.code;
    this.status = response.status;
    this.requestId = response.requestId;
    this.fields = response.fields;
    this.fileErrors = response.fileErrors ?? [];
    this.serverMessage = response.serverMessage;
  }
}

/** The request did not reach the server, or its response did not arrive. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(target: RequestTarget, options?: ErrorOptions) {
    super(`${describeCall(target)} did not reach the server`, options);
  }
}

/** The call did not finish within its timeout. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  constructor(target: RequestTarget, options?: ErrorOptions) {
    super(`${describeCall(target)} took too long`, options);
  }
}

/** The response does not have the shape that the OpenAPI document promises. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  constructor(target: RequestTarget, problem: string, options?: ErrorOptions) {
    super(`${describeCall(target)} broke the contract: ${problem}`, options);
  }
}

// By name, not by `instanceof`: an error may come from another copy of this module.
const hasName = (error: unknown, name: string) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name;

/** Whether the server returned an error status; with `code`, whether it has that code. */
export const isApiError = (error: unknown, code?: ErrorCode): error is ApiError =>
  // An error of this name has these fields, whichever copy of the module made it.
  hasName(error, 'ApiError') && (code === undefined || (error as ApiError).code === code);

/** Whether the request or its response was lost. */
export const isNetworkError = (error: unknown): error is NetworkError => hasName(error, 'NetworkError');

/** Whether the call exceeded its timeout. */
export const isTimeoutError = (error: unknown): error is TimeoutError => hasName(error, 'TimeoutError');

/** Whether the response has an unexpected shape. */
export const isContractError = (error: unknown): error is ContractError => hasName(error, 'ContractError');

/** Whether the caller aborted the call. */
export const isAbortError = (error: unknown): boolean => hasName(error, 'AbortError');
