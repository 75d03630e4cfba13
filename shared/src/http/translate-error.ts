import { ApiError, ContractError, NetworkError, TimeoutError } from './errors.ts';
import type { CallSite, FieldError } from './errors.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const readFields = (value: unknown): FieldError[] =>
  Array.isArray(value)
    ? value.filter(isObject).map((field) => ({
        path: textOf(field['path']) ?? '',
        message: textOf(field['message']) ?? '',
        code: textOf(field['code']) ?? '',
      }))
    : [];

/** The error of a refused call, from its problem document; a body without one leaves the status to speak. */
export const toApiError = (site: CallSite, response: Response, body: unknown, cause: unknown): ApiError => {
  const problem = isObject(body) ? body : {};
  return new ApiError(
    site,
    {
      code: textOf(problem['code']) ?? `http_${response.status}`,
      status: response.status,
      requestId: textOf(problem['request_id']) ?? response.headers.get('X-Request-Id') ?? undefined,
      fields: readFields(problem['errors']),
      serverMessage: textOf(problem['message']) ?? '',
    },
    { cause },
  );
};

/** Turns what the transport threw into the portal's own family of errors; an abort stays what it is. */
export const translateError = (site: CallSite, error: unknown): unknown => {
  if (!isObject(error)) return error;
  switch (error['name']) {
    case 'HTTPError':
      // `response` and `data` are ky's documented fields of this error.
      return toApiError(site, error['response'] as Response, error['data'], error);
    case 'TimeoutError':
      return new TimeoutError(site, { cause: error });
    case 'NetworkError':
      return new NetworkError(site, { cause: error });
    case 'SyntaxError':
      return new ContractError(site, 'the answer is not JSON', { cause: error });
    default:
      return error;
  }
};
