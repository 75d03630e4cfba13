import type { components, paths } from './schema.ts';

export type { components, operations, paths } from './schema.ts';

type Operation<Path extends keyof paths> = paths[Path] extends { post: infer Post extends object }
  ? Post
  : paths[Path] extends { get: infer Get extends object }
    ? Get
    : never;

type JsonOf<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202
    ? Responses[Status] extends { content: { 'application/json': infer Json } }
      ? Json
      : undefined
    : never;
}[keyof Responses];

/** The answer of a call that succeeds, e.g. `Answer<'/report/summary'>`. A path with both methods means its POST. */
export type ResponseBody<Path extends keyof paths> =
  Operation<Path> extends { responses: infer Responses } ? JsonOf<Responses> : never;

/** The query of a call. */
export type RequestQuery<Path extends keyof paths> =
  Operation<Path> extends { parameters: { query?: infer Parameters } } ? NonNullable<Parameters> : never;

/** The JSON body of a call. */
export type RequestBody<Path extends keyof paths> =
  Operation<Path> extends { requestBody?: infer Content }
    ? NonNullable<Content> extends { content: { 'application/json': infer Json } }
      ? Json
      : never
    : never;

/** What every failure carries. */
export type Problem = components['schemas']['Problem'];

/** Every way in which a call can fail; messages are for people, decide by this. */
export type ErrorCode = Problem['code'];

/** Why a field of an input was refused. */
export type FieldCode = NonNullable<Problem['errors']>[number]['code'];
