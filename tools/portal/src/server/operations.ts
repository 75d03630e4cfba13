import type { paths } from '@portal/shared/api';
import type { ApiClient, GetResponse, PostRequestBody, PostResponse } from '@portal/shared/http';

/** The paths that have a GET, or a POST. */
export type GetPath = Parameters<ApiClient['get']>[0];
export type PostPath = Parameters<ApiClient['post']>[0];

type OptionalKeys<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never }[keyof T];

/** What a call sends; an option that was not given is undefined, which is not sent. */
type Sent<T> = T extends object
  ? Omit<T, OptionalKeys<T>> & { [Key in OptionalKeys<T>]?: T[Key] | undefined }
  : T;

/** The query parameters of an operation. */
export type Query<Path extends keyof paths, Method extends 'get' | 'post'> = paths[Path][Method] extends {
  parameters: { query?: infer Parameters };
}
  ? Sent<NonNullable<Parameters>>
  : never;

/** What every response has beside its data. */
export type Envelope = { success: true; message: string };

export type GetData<Path extends GetPath> = Omit<GetResponse<Path>, keyof Envelope>;
export type PostData<Path extends PostPath> = Omit<PostResponse<Path>, keyof Envelope>;
export type PostBody<Path extends PostPath> = Sent<PostRequestBody<Path>>;

/** A value that a person typed; the server refuses what it does not know. */
export const unchecked = <Value extends string>(text: string | undefined) => text as Value | undefined;
