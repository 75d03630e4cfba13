export {
  QueryClientProvider,
  dehydrate,
  hydrate,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
export type {
  DehydratedState,
  Query,
  QueryClient,
  QueryKey,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';
export { api, configureApi, hasPendingCalls, preloadApiClient } from './api.ts';
export type {
  ApiClient,
  ApiFile,
  CallOptions,
  FileOptions,
  FilePath,
  FileProgress,
  FileQuery,
  GetResponse,
  PostResponse,
  PostRequestBody,
  TypedClient,
  UploadProgress,
} from './client-types.ts';
export { createApiClient } from './create-api-client.ts';
export type { ApiClientOptions } from './create-api-client.ts';
export { createQueryClient, switchQueryContext } from './create-query-client.ts';
export type { QueryClientOptions } from './create-query-client.ts';
export {
  ApiError,
  ContractError,
  NetworkError,
  TimeoutError,
  isAbortError,
  isApiError,
  isContractError,
  isNetworkError,
  isTimeoutError,
} from './errors.ts';
export type { FieldError, FileError } from './errors.ts';
export { createProtectionHeaders } from './protection-headers.ts';
export type { SignedRequest } from './protection-headers.ts';
export type { RequestContext } from './request-headers.ts';
export { useIdempotencyKey, useWrite } from './use-write.ts';
export type { Write, WriteHeaders, WriteOptions } from './use-write.ts';
