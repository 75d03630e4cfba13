import { ApiError, ContractError, NetworkError, TimeoutError } from './errors.ts';
import type { FieldError, FileError, RequestTarget } from './errors.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const asString = (value: unknown) => (typeof value === 'string' ? value : undefined);

const readField = (field: Record<string, unknown>): FieldError => ({
  path: asString(field['path']) ?? '',
  message: asString(field['message']) ?? '',
  code: asString(field['code']) ?? '',
});

const readList = <Item>(value: unknown, read: (entry: Record<string, unknown>) => Item): Item[] =>
  Array.isArray(value) ? value.filter(isObject).map((entry) => read(entry)) : [];

/** The other members of a file's error are optional, and have the types of the server's schema. */
const readFileError = (entry: Record<string, unknown>): FileError => ({ ...entry, ...readField(entry) });

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
      fields: readList(problem['errors'], readField),
      fileErrors: readList(problem['file_errors'], readFileError),
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
