import {
  ApiError,
  NetworkError,
  isAbortError,
  isApiError,
  isContractError,
  isNetworkError,
  isTimeoutError,
} from './errors.ts';

const site = { method: 'GET', url: '/api/member/me' };

it('isApiError accepts an error of another copy of this module', () => {
  const foreign = Object.assign(new Error('x'), { name: 'ApiError', code: 'not_found', status: 404 });

  expect(isApiError(foreign)).toBe(true);
  expect(isApiError(foreign, 'not_found')).toBe(true);
  expect(isApiError(foreign, 'forbidden')).toBe(false);
});

it.each([
  [isApiError, 'ApiError'],
  [isNetworkError, 'NetworkError'],
  [isTimeoutError, 'TimeoutError'],
  [isContractError, 'ContractError'],
  [isAbortError, 'AbortError'],
])('%p checks only the name of the error', (guard, name) => {
  expect(guard({ name })).toBe(true);
  expect(guard({ name: 'Error' })).toBe(false);
  expect(guard(undefined)).toBe(false);
  expect(guard(name)).toBe(false);
});

it('an error holds its cause and names method and URL in its message', () => {
  const cause = new Error('socket');

  expect(new NetworkError(site, { cause })).toMatchObject({
    cause,
    message: 'GET /api/member/me did not reach the server',
  });
  const answer = { code: 'not_found', status: 404, requestId: undefined, fields: [], serverMessage: '' };
  expect(new ApiError(site, answer, { cause })).toMatchObject({ cause, code: 'not_found' });
});
