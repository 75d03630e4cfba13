import { ApiError, ContractError, NetworkError, TimeoutError } from './errors.ts';
import type { RequestTarget, FieldError } from './errors.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const asString = (value: unknown) => (typeof value === 'string' ? value : undefined);

const readFields = (value: unknown): FieldError[] =>
  Array.isArray(value)
    ? value.filter(isObject).map((field) => ({
        path: asString(field['path']) ?? '',
        message: asString(field['message']) ?? '',
        code: asString(field['code']) ?? '',
      }))
    : [];

/** The ApiError of an error response; without a problem document its code is `http_<status>`. */
export const toApiError = (
  target: RequestTarget,
  response: Response,
  body: unknown,
  cause: unknown,
): ApiError => {
  const problem = isObject(body) ? body : {};
  return new ApiError(
    target,
    {
      code: asString(problem['code']) ?? `http_${response.status}`,
      status: response.status,
      requestId: asString(problem['request_id']) ?? response.headers.get('X-Request-Id') ?? undefined,
      fields: readFields(problem['errors']),
      fileErrors: readFields(problem['file_errors']),
      serverMessage: asString(problem['message']) ?? '',
    },
    { cause },
  );
};

/** Converts errors of ky and of JSON parsing into those of `./errors.ts`; returns any other unchanged, e.g. an AbortError. */
export const translateError = (target: RequestTarget, error: unknown): unknown => {
  if (!isObject(error)) return error;
  switch (error['name']) {
    case 'HTTPError':
      // `response` and `data` are ky's documented fields of this error.
      return toApiError(target, error['response'] as Response, error['data'], error);
    case 'TimeoutError':
      return new TimeoutError(target, { cause: error });
    case 'NetworkError':
      return new NetworkError(target, { cause: error });
    case 'SyntaxError':
      return new ContractError(target, 'the body is not JSON', { cause: error });
    default:
      return error;
  }
};
