import type { ErrorCode } from '../api/index.ts';

/** One refused field of an input. */
export type FieldError = { path: string; message: string; code: string };

/** Where a call went. */
export type CallSite = { method: string; url: string };

const at = ({ method, url }: CallSite) => `${method} ${url}`;

/** The server refused the call; `code` says why, `serverMessage` is in the user's language and safe to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly fields: readonly FieldError[];
  readonly serverMessage: string;

  constructor(
    site: CallSite,
    answer: {
      code: string;
      status: number;
      requestId: string | undefined;
      fields: readonly FieldError[];
      serverMessage: string;
    },
    options?: ErrorOptions,
  ) {
    super(`${at(site)} answered ${answer.status} ${answer.code}`, options);
    this.code = answer.code;
    this.status = answer.status;
    this.requestId = answer.requestId;
    this.fields = answer.fields;
    this.serverMessage = answer.serverMessage;
  }
}

/** The call did not reach the server, or its answer did not arrive. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(site: CallSite, options?: ErrorOptions) {
    super(`${at(site)} did not reach the server`, options);
  }
}

/** The server did not answer in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  constructor(site: CallSite, options?: ErrorOptions) {
    super(`${at(site)} took too long`, options);
  }
}

/** The answer is not what the contract with the server promises. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  constructor(site: CallSite, problem: string, options?: ErrorOptions) {
    super(`${at(site)} broke the contract: ${problem}`, options);
  }
}

// By name, not by class: an error may come from another copy of this module.
const hasName = (error: unknown, name: string) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name;

/** Whether the server refused the call; with a code, whether it did so for that reason. */
export const isApiError = (error: unknown, code?: ErrorCode): error is ApiError =>
  // The name is this family's; another copy's error has the same fields.
  hasName(error, 'ApiError') && (code === undefined || (error as ApiError).code === code);

/** Whether the call did not reach the server. */
export const isNetworkError = (error: unknown): error is NetworkError => hasName(error, 'NetworkError');

/** Whether the server did not answer in time. */
export const isTimeoutError = (error: unknown): error is TimeoutError => hasName(error, 'TimeoutError');

/** Whether the answer broke the contract. */
export const isContractError = (error: unknown): error is ContractError => hasName(error, 'ContractError');

/** Whether the caller itself gave the call up. */
export const isAbortError = (error: unknown): boolean => hasName(error, 'AbortError');
