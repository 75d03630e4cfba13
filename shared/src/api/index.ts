import type { components, paths } from './schema.ts';

export { cleanEmail, isEmail } from './emails.ts';
export { cleanName, countNameCharacters, isName, NICKNAME_LENGTHS } from './names.ts';
export type { components, operations, paths } from './schema.ts';
export { foldWidth } from './fold-width.ts';
export { removeInvisible } from './visible-text.ts';

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

/**
 * The JSON body of a successful response, e.g. `ResponseBody<'/report/summary'>`; of a path with both methods, that of its
 * POST.
 */
export type ResponseBody<Path extends keyof paths> =
  Operation<Path> extends { responses: infer Responses } ? JsonOf<Responses> : never;

/** The query parameters of a request; of a path with both methods, those of its POST. */
export type RequestQuery<Path extends keyof paths> =
  Operation<Path> extends { parameters: { query?: infer Parameters } } ? NonNullable<Parameters> : never;

/** The JSON body of a request; `never` for a path without one. */
export type RequestBody<Path extends keyof paths> =
  Operation<Path> extends { requestBody?: infer Content }
    ? NonNullable<Content> extends { content: { 'application/json': infer Json } }
      ? Json
      : never
    : never;

/** The body of every error response (RFC 9457 problem details). */
export type Problem = components['schemas']['Problem'];

/** The codes of error responses; branch on these, since messages are only for display. */
export type ErrorCode = Problem['code'];

/** Why the server rejected one field of an input. */
export type FieldCode = NonNullable<Problem['errors']>[number]['code'];
