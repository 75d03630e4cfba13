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

it('knows an error of the family that comes from another copy of it', () => {
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
])('%p goes by the name alone', (guard, name) => {
  expect(guard({ name })).toBe(true);
  expect(guard({ name: 'Error' })).toBe(false);
  expect(guard(undefined)).toBe(false);
  expect(guard(name)).toBe(false);
});

it('keeps the cause and names the call', () => {
  const cause = new Error('socket');

  expect(new NetworkError(site, { cause })).toMatchObject({
    cause,
    message: 'GET /api/member/me did not reach the server',
  });
  const answer = { code: 'not_found', status: 404, requestId: undefined, fields: [], serverMessage: '' };
  expect(new ApiError(site, answer, { cause })).toMatchObject({ cause, code: 'not_found' });
});
